import { escapeHtml } from '../../http/escapeHtml'
import { htmlPage } from '../../http/htmlPage'
import type { ReceivedMail } from './Inbox'

const STYLE = `
article{padding:16px 0;border-top:1px solid var(--line)}
article p{margin:0}
article h2{margin:0 0 4px;font-size:15px;line-height:22px}
article pre{margin:8px 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font:13px/20px system-ui,sans-serif}`

/** Returns a page with the newest mails, for development. */
export function inboxPage(mails: readonly ReceivedMail[]): Response {
  const list = mails.map(
    ({ at, subject, text, to }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)}, ${new Date(at).toISOString().slice(11, 19)} UTC</p><pre>${escapeHtml(text)}</pre></article>`,
  )
  const empty = '<p>Codes that the wallet sends appear here. Reload the page after you ask for one.</p>'
  return htmlPage({
    language: { language: 'en' },
    title: 'Wallet inbox',
    top: '<p class="tag">Development only</p>',
    body: list.length === 0 ? empty : list.join(''),
    style: STYLE,
  })
}
