/** Style sheet of the HTML page. */
export const docsStyle: string = `:root { color-scheme: light dark; --ink: #121313; --dim: #55585c; --surface: #fff; --line: #0000001f; --accent: #0b57d0 }
@media (prefers-color-scheme: dark) { :root { --ink: #f2f3f3; --dim: #a6abb0; --surface: #121313; --line: #ffffff24; --accent: #8ab4f8 } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 32px 16px; max-width: 960px; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--surface) }
a { color: var(--accent) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 0; list-style: none }
details { border-block-end: 1px solid var(--line); padding-block: 8px }
summary { cursor: pointer; overflow-wrap: anywhere }
summary span { color: var(--dim) }
.planned { margin-inline-start: 8px; border: 1px solid var(--line); border-radius: 12px; padding: 0 8px; font-size: 14px }
table { width: 100%; border-collapse: collapse; font-size: 14px }
th, td { text-align: start; padding: 4px 8px; border-block-end: 1px solid var(--line); overflow-wrap: anywhere }
pre { overflow: auto; max-height: 360px; padding: 12px; border: 1px solid var(--line); border-radius: 12px; font-size: 14px }
h3 { margin-block: 12px 4px; font-size: 16px }
`
