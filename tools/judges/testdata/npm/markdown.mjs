// What markdown-it finds in a page of Markdown: how many tokens of each kind, the text that is no code, and how many cells each row has.
import { readFileSync } from "node:fs";
import markdown from "markdown-it";

const kinds = {}, rows = [];
let text = "", code = 0, html = 0;
const visit = (tokens) => {
  for (const t of tokens) {
    let kind = t.type;
    if (kind === "html_inline" && !/^<\/?code>$/.test(t.content)) kind = "html_inline_other";
    if (kind === "html_inline") html += t.content === "<code>" ? 1 : -1, code += t.content === "<code>";
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    if (t.type === "tr_open") rows.push(0);
    if (t.type === "td_open" || t.type === "th_open") rows[rows.length - 1]++;
    if (t.type === "code_inline") code++;
    if (t.type === "text" && html === 0) text += t.content + "\n";
    if (t.children) visit(t.children);
  }
};
visit(markdown({ html: true, linkify: true }).parse(readFileSync(0, "utf8"), {}));
console.log(JSON.stringify({ kinds, rows, text, code }));
