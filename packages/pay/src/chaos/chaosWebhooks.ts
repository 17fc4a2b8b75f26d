import type { InvoiceEvent } from '@openappkit/contract'
import { signWebhook } from './signWebhook'

/** An invoice of the merchant that the endpoint knows. */
export interface ChaosInvoice {
  readonly invoiceId: string
  readonly orderId: string
  readonly amount: InvoiceEvent['data']['amount']
  readonly status: InvoiceEvent['data']['status']
}

/** A webhook to send, and the answer of a correct endpoint. */
export interface ChaosWebhook {
  readonly name: string
  /** `accept`: a status from 200 to 299. `refuse`: from 400 to 499, or no answer. */
  readonly expected: 'accept' | 'refuse'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Milliseconds between the halves of the body. Default: 0. */
  readonly pause?: number
}

/** Seconds by which a webhook is too old. */
const STALE = 3600

/**
 * Returns the series of webhooks in the order to send them. Those to accept are about the invoice as it is, and those
 * to refuse claim the same.
 *
 * @param now - Milliseconds since the epoch.
 */
export async function chaosWebhooks(
  invoice: ChaosInvoice,
  secret: string,
  now: number,
): Promise<readonly ChaosWebhook[]> {
  const seconds = Math.floor(now / 1000)
  const run = `chaos-${seconds}`
  const bodyOf = (sequence: number): string => JSON.stringify(eventOf(invoice, sequence, now))
  const sign = (name: string, body: string, timestamp = seconds, key = secret): ReturnType<typeof signWebhook> =>
    signWebhook({ id: `${run}-${name}`, timestamp, body }, key)
  const [body, older] = [bodyOf(1000), bodyOf(1)]
  const good = await sign('good', body)
  const { 'webhook-signature': signature = '', ...unsigned } = good
  const huge = `${body}${' '.repeat(5 * 1024 * 1024)}`
  const slow = bodyOf(1001)
  return [
    { name: 'good', expected: 'accept', headers: good, body },
    { name: 'duplicate', expected: 'accept', headers: good, body },
    { name: 'out of order', expected: 'accept', headers: await sign('older', older), body: older },
    { name: 'slow', expected: 'accept', headers: await sign('slow', slow), body: slow, pause: 2000 },
    { name: 'unsigned', expected: 'refuse', headers: unsigned, body },
    { name: 'forged body', expected: 'refuse', headers: good, body: bodyOf(1002) },
    { name: 'forged id', expected: 'refuse', headers: { ...good, 'webhook-id': `${run}-other` }, body },
    {
      name: 'replayed with a new time',
      expected: 'refuse',
      headers: { ...unsigned, 'webhook-timestamp': String(seconds + 1), 'webhook-signature': signature },
      body,
    },
    { name: 'stale', expected: 'refuse', headers: await sign('stale', body, seconds - STALE), body },
    { name: 'from the future', expected: 'refuse', headers: await sign('future', body, seconds + STALE), body },
    { name: 'truncated', expected: 'refuse', headers: good, body: body.slice(0, -10) },
    { name: 'wrong secret', expected: 'refuse', headers: await sign('wrong', body, seconds, otherSecret()), body },
    { name: 'huge', expected: 'refuse', headers: await sign('huge', huge), body: huge },
  ]
}

function eventOf({ status, ...invoice }: ChaosInvoice, sequence: number, now: number): InvoiceEvent {
  return {
    type: `invoice.${status}`,
    timestamp: new Date(now).toISOString(),
    data: { ...invoice, status, exceptions: [], sequence },
  }
}

function otherSecret(): string {
  return `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`
}
