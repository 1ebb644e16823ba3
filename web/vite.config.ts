/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` beside a running `tianxia serve`
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  base: "./",
  build: {
    outDir: "../src/tianxia/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rollupOptions: { input: ["index.html", "embed.html"] }, // the table's page, and the one for other sites
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
