/**
 * Returns the trimmed URL if it's a valid http, https or mailto URL, otherwise `undefined`. Use it for URLs from
 * wallets and registries.
 *
 * @example
 * ```ts
 * safeLinkUrl('javascript:alert(1)') // undefined
 * ```
 */
export function safeLinkUrl(url: string | null | undefined): string | undefined {
  const trimmed = url?.trim()
  return trimmed && /^(https?:\/\/|mailto:)/i.test(trimmed) && URL.canParse(trimmed) ? trimmed : undefined
}
