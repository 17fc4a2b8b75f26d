/**
 * The URL when a link may lead there, otherwise `undefined`: http, https and mailto. Home pages come from wallets and registries.
 *
 * @example
 * safeLinkUrl('javascript:alert(1)') // undefined
 */
export function safeLinkUrl(url: string | null | undefined): string | undefined {
  const trimmed = url?.trim()
  return trimmed && /^(https?:\/\/|mailto:)/i.test(trimmed) && URL.canParse(trimmed) ? trimmed : undefined
}
