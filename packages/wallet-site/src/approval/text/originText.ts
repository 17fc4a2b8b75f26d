/**
 * Returns an origin as users read it: the host of an https site, otherwise with its scheme. International names stay in
 * punycode, so that look-alike letters can't pass for others.
 */
export function originText(origin: string): string {
  return origin.startsWith('https://') ? origin.slice('https://'.length) : origin
}
