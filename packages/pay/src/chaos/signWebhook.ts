/** A webhook to sign. */
export interface UnsignedWebhook {
  readonly id: string
  /** Seconds since the epoch. */
  readonly timestamp: number
  readonly body: string
}

/** Returns the headers of a webhook by [Standard Webhooks](https://www.standardwebhooks.com). */
export async function signWebhook(
  { body, id, timestamp }: UnsignedWebhook,
  secret: string,
): Promise<Readonly<Record<string, string>>> {
  const raw = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), character => character.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, content))
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${btoa(String.fromCharCode(...signature))}`,
  }
}
