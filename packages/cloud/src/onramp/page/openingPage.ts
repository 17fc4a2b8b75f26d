import { decimalText } from '../../balances/decimalText'
import { escapeHtml } from '../../http/escapeHtml'
import { fill } from '../../http/fill'
import { htmlPage } from '../../http/htmlPage'
import type { Opening } from '../sessions/CheckoutOpener'
import type { PageLanguage } from './pageMessages'

/** Returns the page for a checkout that didn't open. */
export function openingPage(
  opening: Exclude<Opening, { kind: 'checkout' }>,
  symbol: string,
  language: PageLanguage,
): Response {
  const { messages } = language
  switch (opening.kind) {
    case 'gone':
      return htmlPage({ language, title: messages.goneTitle, body: text(messages.goneDetail), status: 410 })
    case 'failed': {
      const detail = opening.failure === 'network-address-mismatch' ? messages.addressDetail : messages.failedDetail
      const body = text(detail) + backLink(opening.session.redirectUrl, language)
      return htmlPage({ language, title: messages.failedTitle, body, status: 503 })
    }
    case 'repriced': {
      const { amount, session } = opening
      const detail = fill(messages.repricedDetail, {
        amount: decimalText(amount, session.decimals),
        quoted: decimalText(BigInt(session.quoted), session.decimals),
        symbol,
      })
      const form = `<form method="post"><input type="hidden" name="accepted" value="${amount}"><button>${escapeHtml(messages.continue)}</button></form>`
      return htmlPage({ language, title: messages.repricedTitle, body: text(detail) + form })
    }
  }
}

function text(detail: string): string {
  return `<p>${escapeHtml(detail)}</p>`
}

/** Returns a link to the app, if it gave a URL. */
export function backLink(redirectUrl: string | null, { messages }: PageLanguage): string {
  if (redirectUrl === null) return ''
  return `<a class="button quiet" href="${escapeHtml(redirectUrl)}">${escapeHtml(messages.back)}</a>`
}
