/** The page that a request comes from. Browsers leave the header out where a page reads from its own server, and say so in another one. */
export function callerOrigin(headers: Headers, publicUrl: string): string | undefined {
  const origin = headers.get('origin')
  if (origin !== null) return origin
  const host = headers.get('host')
  if (headers.get('sec-fetch-site') !== 'same-origin' || host === null) return undefined
  return `${new URL(publicUrl).protocol}//${host}`
}
