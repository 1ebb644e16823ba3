/** A picture of a drawn element: the element with the page's styles in one SVG, and that SVG as PNG. */

const SHARP = 2; // pixels of the PNG for each pixel of the page

/** The CSS rules in force in the page; rules for `html` become rules for the root of the SVG. */
function* rulesOf(list: CSSRuleList, page: Window): Generator<string> {
  for (const rule of list) {
    const kind = rule.constructor.name; // by name, because `instanceof` fails for objects of another window
    if (kind === "CSSMediaRule") {
      const media = rule as CSSMediaRule;
      if (page.matchMedia(media.conditionText).matches) yield* rulesOf(media.cssRules, page);
    } else yield kind === "CSSStyleRule" ? rule.cssText.replace(/^html\b/, ":root") : rule.cssText;
  }
}

/** The element as a self-contained SVG. */
export function svgOf(element: HTMLElement): string {
  const page = element.ownerDocument;
  const window = page.defaultView;
  if (!window) throw new Error("the page is gone");
  const { width, height } = element.getBoundingClientRect();
  const rules = [...page.styleSheets].flatMap((sheet) => [...rulesOf(sheet.cssRules, window)]);
  const night = window.getComputedStyle(page.documentElement).colorScheme;
  const dark =
    night === "dark" || (night !== "light" && window.matchMedia("(prefers-color-scheme: dark)").matches);
  const svg = page.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const { name, value } of page.documentElement.attributes) svg.setAttribute(name, value);
  svg.setAttribute("width", String(Math.ceil(width)));
  svg.setAttribute("height", String(Math.ceil(height)));
  svg.style.colorScheme = dark ? "dark" : "light";
  const style = page.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = [...rules, "* { animation: none !important; transition: none !important; }"].join("\n");
  const inside = page.createElementNS("http://www.w3.org/2000/svg", "foreignObject");
  inside.setAttribute("width", "100%");
  inside.setAttribute("height", "100%");
  const body = page.createElementNS("http://www.w3.org/1999/xhtml", "body");
  body.append(element.cloneNode(true));
  inside.append(body);
  svg.append(style, inside);
  return new XMLSerializer().serializeToString(svg);
}

/** The same as PNG. */
export async function pngOf(element: HTMLElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(element))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width * SHARP;
  canvas.height = image.height * SHARP;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => {
      if (blob) done(blob);
      else fail(new Error("no picture"));
    }, "image/png");
  });
}
