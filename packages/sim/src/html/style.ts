/** Vellum by day, walnut by night; colours are never the only sign. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --page: #efe2c4; --sheet: #fbf5e4; --sunken: #f0e4c8; --line: #d3bd8c; --text: #2a1a10; --soft: #5b4227;
  --rubric: #8f2412; --brass: #7a5719; --band: #3f8a6b26; --band-edge: #3f8a6b66;
  --hard: #b3311a; --even: #23714f; --easy: #2a58a8;
  --hard-wash: #b3311a1f; --even-wash: #23714f1f; --easy-wash: #2a58a81f;
  --a: #b3472d; --b: #b98a35; --c: #3f6fb3; --d: #3f8a6b; --e: #7a5aa8; --f: #7d7468;
  --display: "Grenze Gotisch", "Iowan Old Style", Palatino, "Palatino Linotype", Georgia, serif;
  --words: "Atkinson Hyperlegible Next", "Atkinson Hyperlegible", system-ui, -apple-system, "Segoe UI", sans-serif;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --page: #140c08; --sheet: #231813; --sunken: #1a110c; --line: #5d4630; --text: #f6ead0; --soft: #d3bf9c;
    --rubric: #ff9377; --brass: #e0b355; --band: #58a86e24; --band-edge: #58a86e66;
    --hard: #ff7a5c; --even: #7ed3a4; --easy: #8fb9ff;
    --hard-wash: #ff7a5c26; --even-wash: #7ed3a426; --easy-wash: #8fb9ff26;
    --a: #e26f50; --b: #e0b355; --c: #7fa9ea; --d: #6fbf95; --e: #b99af0; --f: #a89b8a;
  }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 var(--words); }
main { max-width: 1120px; margin: 0 auto; padding: 24px 16px 64px; }
header, nav.short, section { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; padding: 28px clamp(16px, 4vw, 44px); margin: 0 0 20px; }
header { border-top: 6px solid var(--brass); }
h1, h2, h3, h4 { font-family: var(--display); line-height: 1.15; font-weight: 600; }
h1 { font-size: clamp(2rem, 6vw, 3.2rem); margin: 0 0 8px; }
h1::first-letter, h2::first-letter { color: var(--rubric); }
h2 { font-size: 1.9rem; margin: 0 0 12px; }
h3 { font-size: 1.35rem; margin: 32px 0 8px; }
h4 { font-size: 1.12rem; margin: 20px 0 4px; color: var(--brass); }
h5 { font-size: .82rem; margin: 10px 0 2px; font-weight: 500; color: var(--soft); }
.over { margin: 0 0 4px; letter-spacing: .12em; text-transform: uppercase; font-size: .75rem; color: var(--brass); }
.under { font-size: 1.12rem; margin: 0 0 20px; color: var(--soft); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; margin: 0 0 20px; }
.tile { background: var(--sunken); border-radius: 8px; padding: 12px 14px; }
.tile b { display: block; font: 600 2rem/1.1 var(--display); color: var(--brass); }
.tile span { font-size: .85rem; color: var(--soft); }
.facts { margin: 0; display: grid; grid-template-columns: repeat(auto-fit, minmax(170px, 1fr)); gap: 10px 24px; font-size: .92rem; }
.facts dt { color: var(--soft); font-size: .8rem; }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.facts div:has(.command) { grid-column: 1 / -1; }
code { font: .85em/1.5 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
code.command { display: block; background: var(--sunken); border-radius: 6px; padding: 8px 12px; margin-top: 4px; }
.warning { border-left: 4px solid var(--hard); background: var(--hard-wash); padding: 8px 12px; border-radius: 4px; }
.short ul { margin: 0; padding: 0; list-style: none; }
.short li { padding: 7px 0; border-top: 1px solid var(--line); }
.short li:first-child { border: 0; }
.short a { font-weight: 650; color: var(--rubric); text-decoration-thickness: 1px; text-underline-offset: 3px; margin-right: 4px; }
.says { font-size: 1.08rem; margin: 0 0 8px; max-width: 75ch; }
.hint { font-size: .88rem; color: var(--soft); margin: 0 0 14px; max-width: 85ch; }
svg { display: block; width: 100%; overflow: visible; }
svg text { fill: var(--soft); font: 12px var(--words); }
small { color: var(--soft); font-size: .82em; font-weight: 400; }

.row { display: grid; grid-template-columns: minmax(120px, 27%) 1fr 96px; gap: 14px; align-items: center; min-height: 24px; font-size: .92rem; }
.row .label { text-align: right; line-height: 1.2; }
.row .value { font-variant-numeric: tabular-nums; white-space: nowrap; }
.bars .row { grid-template-columns: minmax(110px, 34%) 1fr 54px; gap: 10px; }
.bars .row .value small { display: inline; }
section > div > .bars .row { grid-template-columns: minmax(120px, 27%) 1fr 72px; }
.band { fill: var(--band); }
.line .bar { stroke: currentColor; stroke-width: 2.5; stroke-linecap: round; }
.line .mark { fill: currentColor; stroke: currentColor; stroke-width: 2; }
.line .hollow { fill: var(--sheet); }
svg.hard { color: var(--hard); } svg.even { color: var(--even); } svg.easy { color: var(--easy); }
.axis { min-height: 18px; }
.tone-a { fill: var(--a); background: var(--a); } .tone-b { fill: var(--b); background: var(--b); }
.tone-c { fill: var(--c); background: var(--c); } .tone-d { fill: var(--d); background: var(--d); }
.tone-e { fill: var(--e); background: var(--e); } .tone-f { fill: var(--f); background: var(--f); }
.tone-s0 { --s: 22%; } .tone-s1 { --s: 40%; } .tone-s2 { --s: 58%; } .tone-s3 { --s: 74%; } .tone-s4 { --s: 88%; } .tone-s5 { --s: 100%; }
[class*=tone-s] { fill: color-mix(in srgb, var(--a) var(--s), var(--sheet)); background: color-mix(in srgb, var(--a) var(--s), var(--sheet)); }
.shares rect { stroke: var(--sheet); stroke-width: 1.5; }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 0 0 10px; padding: 0; font-size: .85rem; color: var(--soft); }
.swatch { display: inline-block; width: 11px; height: 11px; border-radius: 2px; margin-right: 6px; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 40px; }
.two h3 { margin-top: 8px; }
.small-multiples { display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 24px 32px; }
figure { margin: 0; } figcaption { font: 600 1.12rem/1.2 var(--display); }
.column { fill: var(--b); stroke: var(--sheet); stroke-width: 1.5; }
.median { stroke: var(--rubric); stroke-width: 2; stroke-dasharray: 4 3; }
.scatter { margin: 0 0 12px; }
.axis-name { margin: 0; font-size: .8rem; color: var(--soft); } .axis-name.right { text-align: right; }
.grid { stroke: var(--line); stroke-width: 1; stroke-dasharray: 2 4; } .zero { stroke: var(--soft); stroke-width: 1.2; }
.point { color: var(--f); } .point.good { color: var(--even); } .point.bad { color: var(--hard); }
.point circle { fill: currentColor; stroke: var(--sheet); stroke-width: 1; } .point.small { opacity: .45; } .point.other circle { fill: var(--sheet); stroke: currentColor; stroke-width: 1.8; }
.whisker { stroke: currentColor; stroke-width: 1; opacity: .3; }
.point:hover .whisker { opacity: 1; stroke-width: 2; } .point:hover circle { r: 7; }
.scatter svg .name { fill: var(--text); paint-order: stroke; stroke: var(--sheet); stroke-width: 3px; stroke-linejoin: round; }

.scroll { overflow-x: auto; margin: 12px 0; }
table { border-collapse: collapse; width: 100%; min-width: 640px; font-size: .88rem; }
caption { text-align: left; color: var(--soft); font-size: .85rem; padding: 4px 0; }
th, td { text-align: left; padding: 5px 9px; border-bottom: 1px solid var(--line); vertical-align: baseline; }
tbody th { font-weight: 550; } thead th { line-height: 1.2; vertical-align: bottom; color: var(--soft); font-weight: 550; }
.number { text-align: right; font-variant-numeric: tabular-nums; } td.number { white-space: nowrap; }
th button { all: unset; cursor: pointer; color: var(--soft); font: inherit; border-bottom: 1px dotted currentColor; }
th button:focus-visible, a:focus-visible, summary:focus-visible { outline: 3px solid var(--brass); outline-offset: 2px; border-radius: 3px; }
th[aria-sort=ascending] button::after { content: " ▲"; font-size: .7em; } th[aria-sort=descending] button::after { content: " ▼"; font-size: .7em; }
td.good b { color: var(--even); } td.bad b { color: var(--hard); } .few { color: var(--soft); font-size: .82em; font-style: italic; }
.matrix { width: auto; min-width: 0; margin: 0 auto; } .matrix td, .matrix thead th { text-align: center; min-width: 74px; }
.matrix thead th { white-space: normal; font-size: .8rem; line-height: 1.2; }
.matrix td { border: 3px solid var(--sheet); font-variant-numeric: tabular-nums; }
.matrix td.hard { background: var(--hard-wash); } .matrix td.easy { background: var(--easy-wash); } .matrix td.even { background: var(--even-wash); }
.matrix td.sure { font-weight: 700; } .matrix td.hard.sure { color: var(--hard); } .matrix td.easy.sure { color: var(--easy); } .matrix td.even.sure { color: var(--even); }
details { border: 1px solid var(--line); border-radius: 8px; padding: 0 14px; } summary { cursor: pointer; padding: 10px 0; color: var(--rubric); }
.dead dt { color: var(--soft); font-size: .85rem; } .dead dd { margin: 0 0 8px; }

@media (max-width: 700px) {
  main { padding: 8px 8px 40px; }
  .two { grid-template-columns: 1fr; gap: 16px; }
  .row, .bars .row, section > div > .bars .row { grid-template-columns: 1fr auto; gap: 0 10px; margin-bottom: 6px; }
  .row .label { text-align: left; } .row svg { grid-row: 2; grid-column: 1 / -1; }
  .axis span { display: none; }
  .scatter svg .name { font-size: 10px; }
  .scroll tbody th { position: sticky; left: 0; background: var(--sheet); max-width: 34vw; }
  table { font-size: .84rem; } th, td { padding: 5px 7px; }
}
@media print {
  :root { --page: #fff; --sheet: #fff; --sunken: #f5f1e6; color-scheme: light; }
  body { font-size: 11pt; } main { max-width: none; padding: 0; }
  header, nav.short, section { border: 0; border-radius: 0; padding: 0 0 12pt; }
  section { break-before: page; } figure, .row, tr, .scatter { break-inside: avoid; }
  details { border: 0; padding: 0; } .scroll { overflow: visible; } h2, h3, h4 { break-after: avoid; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
