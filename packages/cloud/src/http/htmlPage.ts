import { randomBytes } from 'node:crypto'
import { escapeHtml } from './escapeHtml'

const STYLE = `
:root{color-scheme:light dark;--ink:#14161a;--soft:#5c6370;--line:#14161a1f;--card:#fff;--ground:#f4f5f7;--accent:#3457d5;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#f2f3f5;--soft:#a3a9b5;--line:#ffffff24;--card:#1b1e24;--ground:#101216;--accent:#7d9bff;--on:#0b1020}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--ground);color:var(--ink);font:15px/22px system-ui,sans-serif}
main{width:100%;max-width:360px;padding:24px;border-radius:24px;background:var(--card);box-shadow:0 0 0 1px var(--line)}
h1{margin:0 0 4px;font-size:18px;line-height:24px}
p{margin:0 0 16px;color:var(--soft);overflow-wrap:anywhere}
.tag{margin-bottom:12px;font-size:13px;line-height:18px}
label{display:block;margin-bottom:12px;color:var(--soft);font-size:13px;line-height:18px}
input{display:block;width:100%;margin-top:4px;padding:10px 12px;border:1px solid var(--line);border-radius:12px;background:none;color:var(--ink);font:inherit;font-variant-numeric:tabular-nums}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px}
button,.button{display:block;width:100%;min-height:44px;margin-top:8px;padding:10px 16px;border:0;border-radius:12px;background:var(--accent);color:var(--on);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.quiet{background:none;color:var(--ink);box-shadow:inset 0 0 0 1px var(--line)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.error{color:#c4321f}
@media(prefers-color-scheme:dark){.error{color:#ff9587}}
details{margin-top:16px;font-size:13px;line-height:20px;color:var(--soft)}
dl{margin:8px 0 0;display:grid;grid-template-columns:auto 1fr;gap:4px 12px}
dt{font-variant-numeric:tabular-nums}dd{margin:0}`

export interface HtmlPage {
  readonly language: { readonly language: string }
  /** Plain text. */
  readonly title: string
  /** HTML without a heading. Every value in it must be escaped. */
  readonly body: string
  /** HTML before the heading. */
  readonly top?: string | undefined
  readonly status?: number
  /** Styles of this kind of page. */
  readonly style?: string | undefined
}

/** Returns a document without scripts, which no page can embed. */
export function htmlPage({
  body,
  language: { language },
  status = 200,
  style = '',
  title,
  top = '',
}: HtmlPage): Response {
  const nonce = randomBytes(16).toString('base64')
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${STYLE}${style}</style>`
  return new Response(
    `<!doctype html><html lang="${language}" dir="${direction}"><head>${head}</head><body><main>${top}<h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
        'referrer-policy': 'strict-origin',
        'x-content-type-options': 'nosniff',
      },
    },
  )
}
