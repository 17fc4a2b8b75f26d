import { createHmac, randomUUID } from 'node:crypto'
import type { InvoiceEvent } from '@openappkit/contract'

/** Sends a webhook as the backend does, and resolves with the status of the response. */
export async function sendWebhook(url: string, secret: string, data: InvoiceEvent['data']): Promise<number> {
  const now = Date.now()
  const body = JSON.stringify({ type: `invoice.${data.status}`, timestamp: new Date(now).toISOString(), data })
  const [id, timestamp] = [randomUUID(), `${Math.floor(now / 1000)}`]
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }
  return (await fetch(url, { method: 'POST', headers, body })).status
}
