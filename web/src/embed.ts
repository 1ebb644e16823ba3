import { mount } from "svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/board.css";
import Embed from "./screens/share/Embed.svelte";

const target = document.getElementById("app");
if (target) mount(Embed, { target });
