import type { Invoice, InvoiceDelivery, InvoicePayment, InvoiceRefund } from '@openappkit/contract'
import { decimalText } from '../../balances/decimalText'
import { escapeHtml } from '../../http/escapeHtml'
import { htmlPage } from '../../onramp/page/htmlPage'
import { pageLanguage } from '../../onramp/page/pageMessages'
import { currencyDecimals } from '../invoice/priceInUnits'

const language = pageLanguage('en')

/** A signed-in page. */
export interface MerchantView {
  /** Name of the store. */
  readonly store: string
  readonly session: string
  /** Error or result of the last action. */
  readonly notice?: string | undefined
}

/** Returns the page to sign in. */
export function signInPage(notice?: string): Response {
  return htmlPage({
    language,
    title: 'Sign in to your store',
    body: `${noticeOf(notice)}<form method="post"><label>API key<input name="key" type="password" autocomplete="off" required></label><button>Sign in</button></form>`,
    status: notice === undefined ? 200 : 401,
  })
}

/** Returns the list of invoices. */
export function invoicesPage(view: MerchantView, invoices: readonly Invoice[], next: string | null): Response {
  const rows = invoices.map(({ amount, exceptions, id, orderId, status }) =>
    form(
      view,
      { view: 'invoice', id },
      `<button class="quiet">${escapeHtml([orderId, amountText(amount), status, ...exceptions].join(' · '))}</button>`,
    ),
  )
  const more = next === null ? '' : form(view, { after: next }, '<button>Older invoices</button>')
  const empty = invoices.length === 0 ? '<p>Your invoices will appear here.</p>' : ''
  return htmlPage({ language, title: view.store, body: `${noticeOf(view.notice)}${empty}${rows.join('')}${more}` })
}

/** Returns the page of an invoice, with its actions. */
export function invoicePage(view: MerchantView, invoice: Invoice, deliveries: readonly InvoiceDelivery[]): Response {
  const { amount, exceptions, id, orderId, payments, status } = invoice
  const facts = [
    ['Status', [status, ...exceptions].join(', ')],
    ['Amount', amountText(amount)],
    ['Created', new Date(invoice.createdAt).toISOString()],
    ['Expires', new Date(invoice.expiresAt).toISOString()],
  ]
  const mark = (to: string, label: string): string =>
    form(view, { id, action: 'mark', status: to }, `<button class="quiet">${label}</button>`)
  const body = [
    noticeOf(view.notice),
    `<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value ?? '')}</dd>`).join('')}</dl>`,
    ...payments.map(payment => paymentPart(view, invoice, payment)),
    ...deliveries.map(delivery => deliveryPart(view, id, delivery)),
    status === 'settled' ? '' : mark('settled', 'Mark as settled'),
    status === 'invalid' ? '' : mark('invalid', 'Mark as invalid'),
    form(view, {}, '<button>All invoices</button>'),
  ]
  return htmlPage({ language, title: orderId, body: body.join('') })
}

/** Returns the page of a prepared refund. */
export function refundPage(view: MerchantView, id: string, { transaction }: InvoiceRefund): Response {
  const text = escapeHtml(JSON.stringify(transaction, null, 2))
  return htmlPage({
    language,
    title: 'Refund prepared',
    body: `<p>Sign this transaction with the wallet that received the payment.</p><label>Transaction<textarea readonly rows="16" cols="40">${text}</textarea></label>${form(view, { view: 'invoice', id }, '<button>Back</button>')}`,
  })
}

function paymentPart(view: MerchantView, { id, rails }: Invoice, payment: InvoicePayment): string {
  const { amount, asset, role, status, txHash } = payment
  const rail = rails.find(one => one.asset === asset)
  const value = rail ? `${decimalText(BigInt(amount), rail.decimals)} ${rail.symbol}` : `${amount} of ${asset}`
  const head = `<p>${escapeHtml(`${role}: ${value}, ${status}`)}<br>${escapeHtml(txHash ?? 'Paid by a contract')}</p>`
  if (status !== 'final') return head
  const fields = '<label>Refund to address<input name="to" autocomplete="off" required></label>'
  return `${head}${form(view, { id, action: 'refund', payment: payment.id }, `${fields}<button class="quiet">Prepare refund</button>`)}`
}

function deliveryPart(view: MerchantView, invoice: string, delivery: InvoiceDelivery): string {
  const { attempts, id, lastStatus, sequence, status, type } = delivery
  const text = `${sequence}. ${type}: ${status}, ${attempts} attempts${lastStatus === null ? '' : `, status ${lastStatus}`}`
  const button = '<button class="quiet">Send again</button>'
  return `<p>${escapeHtml(text)}</p>${form(view, { id: invoice, action: 'redeliver', delivery: id }, button)}`
}

function form({ session }: MerchantView, values: Readonly<Record<string, string>>, content: string): string {
  const inputs = Object.entries({ session, ...values }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post">${inputs.join('')}${content}</form>`
}

function noticeOf(notice: string | undefined): string {
  return notice === undefined ? '' : `<p role="alert">${escapeHtml(notice)}</p>`
}

function amountText({ currency, minor }: Invoice['amount']): string {
  const places = currencyDecimals(currency) ?? 0
  const digits = minor.padStart(places + 1, '0')
  const cut = digits.length - places
  return `${digits.slice(0, cut)}${places > 0 ? `.${digits.slice(cut)}` : ''} ${currency}`
}
