/** Styles of the merchant page, in addition to those of every page. */
export const MERCHANT_STYLE = `
body{align-content:start;place-items:start center}
main{max-width:720px}
h1{overflow-wrap:anywhere}
h2{margin:24px 0 0;padding-top:20px;border-top:1px solid var(--line);font-size:15px;line-height:22px}
.bar{display:flex;gap:12px;align-items:center;justify-content:space-between;margin:-8px -8px 8px}
.bar form{margin:0}
.bar button,.bar a{display:inline-flex;align-items:center;width:auto;min-height:32px;margin:0;padding:4px 8px;border-radius:8px;background:none;color:var(--accent);font-weight:500;text-decoration:none}
.row,.item{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 16px;align-items:center;text-align:start;font-weight:400}
.row{min-height:64px;margin:0;padding:12px;border-radius:12px;background:none;color:var(--ink)}
.row:hover{background:var(--ground)}
.rows{margin:16px -12px 0;padding:0;list-style:none}
.rows li+li{border-top:1px solid var(--line)}
.item{padding:12px 0}
.items{margin:0;padding:0;list-style:none}
.items li+li{border-top:1px solid var(--line)}
.main{font-weight:600;overflow-wrap:anywhere}
.end{text-align:end;font-variant-numeric:tabular-nums}
.soft{color:var(--soft);font-size:13px;line-height:18px;overflow-wrap:anywhere}
.mono{font-family:ui-monospace,monospace}
.mono,.wide{grid-column:1/-1}
.badge{display:inline-block;padding:2px 8px;border-radius:999px;background:var(--ground);color:var(--ink);font-size:12px;line-height:18px;font-weight:500;white-space:nowrap}
.good{background:#12805c1f;color:#0b6a4a}.bad{background:#c4321f1a;color:#b02a18}.wait{background:#3457d51a;color:var(--accent)}
@media(prefers-color-scheme:dark){.good{color:#5ad6a5}.bad{color:#ff9587}}
.badges{display:flex;flex-wrap:wrap;gap:6px;margin:0 0 12px}
.price{margin:12px 0 0;font-size:28px;line-height:36px;font-weight:600;color:var(--ink);font-variant-numeric:tabular-nums}
.facts{font-size:13px;line-height:20px;color:var(--soft)}
.item form,.item details{grid-column:1/-1}
.item button,.small-buttons button{display:inline-block;width:auto;min-height:36px;padding:6px 14px}
.small-buttons{display:flex;flex-wrap:wrap;gap:8px}
summary{width:fit-content;padding:6px 0;border-radius:6px;color:var(--accent);cursor:pointer}
details p{margin:0 0 12px}
textarea{display:block;width:100%;margin-top:4px;padding:12px;border:1px solid var(--line);border-radius:12px;background:var(--ground);color:var(--ink);font:13px/20px ui-monospace,monospace;resize:vertical}
.notice{margin:8px 0 16px;padding:10px 14px;border-radius:12px;background:var(--ground);color:var(--ink)}
.notice.bad{background:#c4321f1a;color:#b02a18}
@media(prefers-color-scheme:dark){.notice.bad{color:#ff9587}}
@media(max-width:480px){.row .tags{grid-column:1/-1;text-align:start}}`
