/**
 * Returns the URL if its scheme is http, https or mailto, otherwise `undefined`. Home pages come from wallets and
 * registries.
 *
 * @example
 * safeLinkUrl('javascript:alert(1)') // undefined
 */
export function safeLinkUrl(url: string | null | undefined): string | undefined {
  const trimmed = url?.trim()
  return trimmed && /^(https?:\/\/|mailto:)/i.test(trimmed) && URL.canParse(trimmed) ? trimmed : undefined
}
