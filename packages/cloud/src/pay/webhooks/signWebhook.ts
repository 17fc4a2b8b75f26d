import { createHmac } from 'node:crypto'

/** A webhook to sign. */
export interface WebhookContent {
  /** Unique id, the same for each attempt. */
  readonly id: string
  /** Seconds since the epoch of the attempt. */
  readonly timestamp: number
  readonly body: string
}

/**
 * Returns the headers of a webhook by [Standard Webhooks](https://www.standardwebhooks.com): its id, timestamp, and one
 * signature for each secret, so that merchants can rotate them.
 */
export function signWebhook(
  { body, id, timestamp }: WebhookContent,
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  const signatures = secrets.map(secret => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
