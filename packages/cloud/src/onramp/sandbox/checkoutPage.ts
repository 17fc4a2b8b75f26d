import { decimalText } from '../../balances/decimalText'
import { escapeHtml } from '../../http/escapeHtml'
import { fill } from '../../http/fill'
import { htmlPage } from '../../http/htmlPage'
import type { SandboxPaymentRow } from '../../storage/onrampSchema'
import { fiatText } from '../fiat'
import { backLink } from '../page/openingPage'
import type { PageLanguage, PageMessages } from '../page/pageMessages'

export interface CheckoutPageInput {
  readonly payment: SandboxPaymentRow
  readonly asset: { readonly decimals: number; readonly symbol: string }
  readonly isCardUnknown: boolean
  readonly language: PageLanguage
}

/** Returns the page of a payment: its form, or its outcome. */
export function checkoutPage({ asset, isCardUnknown, language, payment }: CheckoutPageInput): Response {
  const { messages } = language
  const { address, amount, currency, redirectUrl, status, total } = payment
  const values = {
    address,
    amount: decimalText(BigInt(amount), asset.decimals),
    symbol: asset.symbol,
    total: `${fiatText(BigInt(total))} ${currency}`,
  }
  const say = (key: keyof PageMessages): string => escapeHtml(fill(messages[key], values))
  const tag = `<p class="tag">${say('sandbox')}</p>`
  const back = backLink(redirectUrl, language)
  const page = (title: keyof PageMessages, body: string): Response =>
    htmlPage({ language, title: fill(messages[title], values), body: tag + body })
  switch (status) {
    case 'open':
      return page('checkoutTitle', `<p>${say('to')}</p>${cardForm(say, isCardUnknown)}`)
    case 'held':
      return page(
        'heldTitle',
        `<p>${say('heldDetail')}</p><form method="post"><button name="action" value="release">${say('release')}</button><button class="quiet" name="action" value="refund">${say('refund')}</button></form>${back}`,
      )
    case 'paying':
    case 'paid':
      return page('paidTitle', `<p>${say('paidDetail')}</p>${back}`)
    case 'refunded':
      return page('refundedTitle', back)
    case 'failed':
      return payment.failure === 'cancelled'
        ? page('cancelledTitle', back)
        : page('declinedTitle', `<p>${say('declinedDetail')}</p>${back}`)
  }
}

function cardForm(say: (key: keyof PageMessages) => string, isCardUnknown: boolean): string {
  const error = isCardUnknown ? `<p class="error" role="alert" id="card-error">${say('unknownCard')}</p>` : ''
  const described = isCardUnknown ? ' aria-invalid="true" aria-describedby="card-error"' : ''
  const cards = [
    ['4242 4242 4242 4242', 'cardGood'],
    ['4000 0000 0000 0002', 'cardDeclined'],
    ['4000 0000 0000 3063', 'cardUnauthenticated'],
    ['4000 0000 0000 6975', 'cardLimit'],
    ['4000 0000 0000 0259', 'cardHeld'],
  ] as const
  const list = cards.map(([number, key]) => `<dt dir="ltr">${number}</dt><dd>${say(key)}</dd>`).join('')
  return `<form method="post"><label>${say('card')}<input name="card" inputmode="numeric" autocomplete="off" dir="ltr" value="4242 4242 4242 4242" required${described}></label>${error}<div class="pair"><label>${say('expiry')}<input name="expiry" autocomplete="off" dir="ltr" value="12 / 34"></label><label>${say('code')}<input name="code" inputmode="numeric" autocomplete="off" dir="ltr" value="123"></label></div><button name="action" value="pay">${say('pay')}</button><button class="quiet" name="action" value="cancel" formnovalidate>${say('cancel')}</button></form><details><summary>${say('cards')}</summary><dl>${list}</dl></details>`
}
