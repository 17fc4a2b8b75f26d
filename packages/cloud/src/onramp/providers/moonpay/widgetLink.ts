import { createHmac } from 'node:crypto'

/**
 * Returns the link of the widget with its [signature](https://dev.moonpay.com/widget/on-ramp/customization/url-signing)
 * at the end.
 *
 * @param page - URL of the widget, without a query.
 * @param parameters - Parameters that the server chose. A link from a client must never be signed.
 */
export function widgetLink(
  page: string,
  secret: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const url = new URL(page)
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.append(name, value)
  }
  const signature = hmacOf(secret, url.search)
  return `${url.href}&signature=${encodeURIComponent(signature)}`
}

/** Returns the value that [binds a link to an IP address](https://dev.moonpay.com/widget/on-ramp/customization/ip-matching). */
export function addressProof(secret: string, address: string): string {
  return hmacOf(secret, address)
}

function hmacOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64')
}
