import { invoiceEventSchema } from '@openappkit/contract/schemas'
import { PayServerError } from '../errors/PayServerError'
import { bytesOf } from './bytesOf'
import type { PayEvent } from './PayEvent'
import { type HeaderFields, malformed, type WebhookHeaders, webhookHeaders } from './webhookHeaders'
import type { WebhookKeys } from './webhookKeys'

/** Seconds by which the clocks may differ, in both directions. */
const TOLERANCE = 300
/** Maximum characters of a body. Events have less than a tenth. */
const LIMIT = 32 * 1024

/**
 * Checks a webhook by [Standard Webhooks](https://www.standardwebhooks.com), and returns its event.
 *
 * @param now - Milliseconds since the epoch.
 * @throws PayServerError `pay/webhook-malformed`, `pay/webhook-stale` or `pay/webhook-signature`.
 */
export async function parseWebhook(
  body: string,
  fields: HeaderFields,
  { keys, now }: { readonly keys: WebhookKeys; readonly now: number },
): Promise<PayEvent> {
  if (typeof body !== 'string') throw malformed("the body isn't a text. Pass it as it arrived, not parsed")
  if (body.length === 0 || body.length > LIMIT) throw malformed('the body is empty or too large')
  const headers = webhookHeaders(fields)
  if (Math.abs(now / 1000 - Number(headers.timestamp)) > TOLERANCE)
    throw new PayServerError(
      'pay/webhook-stale',
      "The webhook is more than five minutes from the server's clock. Check the clock.",
    )
  if (!(await isSigned(body, headers, await keys())))
    throw new PayServerError(
      'pay/webhook-signature',
      'No signature of the webhook matches. Check `webhookSecrets`, and pass the body as it arrived.',
    )
  return eventOf(headers.id, body)
}

/** Compares with all keys. WebCrypto compares HMACs in constant time. */
async function isSigned(
  body: string,
  { id, signatures, timestamp }: WebhookHeaders,
  keys: readonly CryptoKey[],
): Promise<boolean> {
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  const checks = signatures.flatMap(text => {
    const signature = bytesOf(text)
    return signature ? keys.map(key => crypto.subtle.verify('HMAC', key, signature, content)) : []
  })
  return (await Promise.all(checks)).includes(true)
}

function eventOf(id: string, body: string): PayEvent {
  const parsed = invoiceEventSchema.safeParse(jsonOf(body))
  const timestamp = parsed.success ? Date.parse(parsed.data.timestamp) : Number.NaN
  if (!parsed.success || Number.isNaN(timestamp)) throw malformed("the body isn't an event")
  const { data, type } = parsed.data
  const { amount, ...rest } = data
  return { id, type, ...rest, amount: { minor: BigInt(amount.minor), currency: amount.currency }, timestamp }
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
