// What Mermaid reads in a picture: the texts of its nodes, and the ends and texts of its edges.
import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";

globalThis.window = new JSDOM("").window;
globalThis.document = window.document;
const { default: mermaid } = await import("mermaid");
mermaid.initialize({ startOnLoad: false });
const { db, type } = await mermaid.mermaidAPI.getDiagramFromText(readFileSync(0, "utf8"));
// As its renderer turns numbers of characters back into those.
const text = (t) => new window.DOMParser().parseFromString(`<p>${t.replaceAll("ﬂ°°", "&#").replaceAll("ﬂ°", "&").replaceAll("¶ß", ";")}`, "text/html").body.textContent;
console.log(JSON.stringify({
  type,
  nodes: [...db.getVertices().values()].map((v) => ({ text: text(v.text), markdown: v.labelType === "markdown", styled: v.styles.length + v.classes.length > 0 })),
  edges: db.getEdges().map((e) => [e.start, e.end, e.text]),
}));
