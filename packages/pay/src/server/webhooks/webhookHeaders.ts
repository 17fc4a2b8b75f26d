import { PayServerError } from '../errors/PayServerError'

/** Headers of a request: web `Headers`, or an object such as Node's `request.headers`. */
export type HeaderFields = Pick<Headers, 'get'> | Readonly<Record<string, string | readonly string[] | undefined>>

/** The headers of a webhook, within bounds. */
export interface WebhookHeaders {
  readonly id: string
  /** Digits: seconds since the epoch of the attempt. */
  readonly timestamp: string
  /** HMACs of 32 bytes in base64. */
  readonly signatures: readonly string[]
}

/** A dot would leave open where the id ends and the timestamp starts. */
const ID = /^[\x21-\x2d\x2f-\x7e]{1,255}$/
const SIGNATURES = 1024
/** 32 bytes in base64. */
const SIGNATURE = /^v1,([A-Za-z0-9+/]{43}=)$/

/**
 * Reads the headers of a webhook. Ignores signatures of other versions.
 *
 * @throws PayServerError `pay/webhook-malformed` if a header is missing or invalid.
 */
export function webhookHeaders(fields: HeaderFields): WebhookHeaders {
  const id = headerOf(fields, 'webhook-id')
  const timestamp = headerOf(fields, 'webhook-timestamp')
  const list = headerOf(fields, 'webhook-signature')
  if (!ID.test(id)) throw malformed('`webhook-id` is missing or invalid')
  if (!/^\d{1,12}$/.test(timestamp)) throw malformed('`webhook-timestamp` is missing or invalid')
  if (list === '' || list.length > SIGNATURES) throw malformed('`webhook-signature` is missing or too long')
  const signatures = list.split(' ').flatMap(text => SIGNATURE.exec(text)?.[1] ?? [])
  if (signatures.length === 0) throw malformed('`webhook-signature` has no signature of version 1')
  return { id, timestamp, signatures }
}

/** Returns the error for a webhook that can't be read. */
export function malformed(problem: string): PayServerError {
  return new PayServerError('pay/webhook-malformed', `The webhook can't be read: ${problem}.`)
}

/** Returns a header, or an empty text if it is missing or there are several. */
function headerOf(fields: HeaderFields, name: string): string {
  if (typeof fields.get === 'function') return fields.get(name) ?? ''
  const values = Object.entries(fields).flatMap(([key, value]) => (key.toLowerCase() === name ? [value] : []))
  const [value] = values
  return values.length === 1 && typeof value === 'string' ? value : ''
}
