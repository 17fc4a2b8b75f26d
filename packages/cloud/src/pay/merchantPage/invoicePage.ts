import type { Invoice, InvoiceDelivery, InvoicePayment } from '@openappkit/contract'
import { decimalText } from '../../balances/decimalText'
import { escapeHtml } from '../../http/escapeHtml'
import { fill } from '../../http/fill'
import { invoiceBadges } from './invoiceBadges'
import { type MerchantView, merchantForm, merchantPage } from './merchantPage'
import { moneyText, timeText } from './merchantText'

/** Returns the page of an invoice, with its actions. */
export function invoicePage(view: MerchantView, invoice: Invoice, deliveries: readonly InvoiceDelivery[]): Response {
  const { language } = view
  const { created, expires, hints, noPayments, noWebhooks, payments, webhooks } = language.messages
  const body = [
    `<p class="price">${escapeHtml(moneyText(invoice.amount, language))}</p>`,
    `<div class="badges">${invoiceBadges(invoice, language)}</div>`,
    `<p>${escapeHtml(hints[invoice.status])}</p>`,
    `<dl class="facts"><dt>${escapeHtml(created)}</dt><dd>${escapeHtml(timeText(invoice.createdAt, language))}</dd>`,
    `<dt>${escapeHtml(expires)}</dt><dd>${escapeHtml(timeText(invoice.expiresAt, language))}</dd></dl>`,
    section(
      payments,
      invoice.payments.map(payment => paymentPart(view, invoice, payment)),
      noPayments,
    ),
    section(
      webhooks,
      deliveries.map(delivery => deliveryPart(view, invoice.id, delivery)),
      noWebhooks,
    ),
    statusPart(view, invoice),
  ]
  return merchantPage(view, invoice.orderId, body.join(''), true)
}

function section(title: string, items: readonly string[], empty: string): string {
  const content =
    items.length === 0
      ? `<p class="soft">${escapeHtml(empty)}</p>`
      : `<ul class="items">${items.map(item => `<li class="item">${item}</li>`).join('')}</ul>`
  return `<section><h2>${escapeHtml(title)}</h2>${content}</section>`
}

function paymentPart(view: MerchantView, { id, rails }: Invoice, payment: InvoicePayment): string {
  const { byContract, paymentStatuses, prepareRefund, refund, refundHint, refundTo, roles } = view.language.messages
  const { amount, asset, role, status, txHash } = payment
  const rail = rails.find(one => one.asset === asset)
  const value = rail ? `${decimalText(BigInt(amount), rail.decimals)} ${rail.symbol}` : `${amount} × ${asset}`
  const head = [
    `<span class="main">${escapeHtml(roles[role])}</span><bdi class="end main">${escapeHtml(value)}</bdi>`,
    `<span class="soft">${escapeHtml(timeText(payment.paidAt, view.language))}</span>`,
    `<span class="end"><span class="badge">${escapeHtml(paymentStatuses[status])}</span></span>`,
    txHash === null
      ? `<span class="soft wide">${escapeHtml(byContract)}</span>`
      : `<bdi class="soft mono">${escapeHtml(txHash)}</bdi>`,
  ]
  if (status !== 'final') return head.join('')
  const field = `<label>${escapeHtml(refundTo)}<input name="to" dir="ltr" autocomplete="off" spellcheck="false" required></label>`
  const button = `<button>${escapeHtml(prepareRefund)}</button>`
  const form = merchantForm(view, { id, action: 'refund', payment: payment.id }, field + button)
  const details = `<details><summary>${escapeHtml(refund)}</summary><p>${escapeHtml(refundHint)}</p>${form}</details>`
  return [...head, details].join('')
}

function deliveryPart(view: MerchantView, invoice: string, delivery: InvoiceDelivery): string {
  const { attempts: attemptsText, deliveries, response, sendAgain } = view.language.messages
  const { attempts, createdAt, id, lastStatus, status, type } = delivery
  const facts = [
    timeText(createdAt, view.language),
    fill(attemptsText, { count: String(attempts) }),
    ...(lastStatus === null ? [] : [fill(response, { status: String(lastStatus) })]),
  ]
  const look = { pending: '', delivered: ' good', failed: ' bad' }[status]
  return [
    `<bdi class="main">${escapeHtml(type)}</bdi>`,
    `<span class="end"><span class="badge${look}">${escapeHtml(deliveries[status])}</span></span>`,
    `<span class="soft wide">${escapeHtml(facts.join(' · '))}</span>`,
    merchantForm(
      view,
      { id: invoice, action: 'redeliver', delivery: id },
      `<button class="quiet">${escapeHtml(sendAgain)}</button>`,
    ),
  ].join('')
}

function statusPart(view: MerchantView, { id, status }: Invoice): string {
  const { changeHint, changeStatus, markInvalid, markSettled } = view.language.messages
  const mark = (to: string, label: string): string =>
    status === to
      ? ''
      : merchantForm(view, { id, action: 'mark', status: to }, `<button class="quiet">${escapeHtml(label)}</button>`)
  const buttons = mark('settled', markSettled) + mark('invalid', markInvalid)
  return `<section><h2>${escapeHtml(changeStatus)}</h2><p class="soft">${escapeHtml(changeHint)}</p><div class="small-buttons">${buttons}</div></section>`
}
