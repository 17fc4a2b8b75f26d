/**
 * Returns the origin of the app that sends a request, if known. Browsers omit the `Origin` header for reads from the
 * app's own server, and send `Sec-Fetch-Site` instead.
 */
export function callerOrigin(headers: Headers, publicUrl: string): string | undefined {
  const origin = headers.get('origin')
  if (origin !== null) return origin
  const host = headers.get('host')
  if (headers.get('sec-fetch-site') !== 'same-origin' || host === null) return undefined
  return `${new URL(publicUrl).protocol}//${host}`
}
