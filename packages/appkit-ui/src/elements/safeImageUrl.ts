const maxDataUrlLength = 512 * 1024

/**
 * The URL when an `<img>` may show it, otherwise `undefined`: https, blob, and data images up to 512 kB.
 * Names and pictures come from wallets and registries, which are not trusted.
 *
 * @example
 * safeImageUrl('javascript:alert(1)') // undefined
 */
export function safeImageUrl(url: string | null | undefined): string | undefined {
  const trimmed = url?.trim()
  if (!trimmed) return undefined
  if (/^data:/i.test(trimmed)) {
    return /^data:image\/[a-z0-9.+-]+[;,]/i.test(trimmed) && trimmed.length <= maxDataUrlLength ? trimmed : undefined
  }
  return /^(https:\/\/[^/\\]|blob:)/i.test(trimmed) && URL.canParse(trimmed) ? trimmed : undefined
}
