import type { AppKitOptions } from '../options/AppKitOptions'

/**
 * Maximum length of an image URL in characters. Wallets embed their icons, but even the largest legitimate ones are far
 * shorter.
 */
const limit = 524_288

/** Data URL in a format that can only be an image. */
const dataImage = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)(?:;[a-z0-9=_.-]+)*,/i
const blob = /^blob:(?:https?:\/\/[a-z0-9.:[\]-]+\/|null\/)[a-z0-9-]+$/i

/**
 * Returns a URL that is safe as the `src` of an image, else undefined. Use it for every URL from a wallet or server.
 *
 * Accepts absolute https URLs without credentials, blobs, and data URLs of png, jpeg, gif, webp, avif and svg images,
 * up to 524,288 characters. An SVG in an `img` runs no script and loads nothing; don't use the result elsewhere. Also
 * accepts images from the app's own backend, with or without https.
 *
 * @param cloud - The kit's `cloud` option.
 *
 * @example
 * ```ts
 * import { safeImageUrl } from '@openappkit/appkit-core/media'
 *
 * safeImageUrl('https://example.org/icon.png') // 'https://example.org/icon.png'
 * safeImageUrl('javascript:alert(1)') // undefined
 * ```
 */
export function safeImageUrl(url: unknown, cloud?: AppKitOptions['cloud']): string | undefined {
  if (typeof url !== 'string' || url.length > limit) return undefined
  const backend = typeof cloud === 'string' ? cloud : cloud?.web
  // The slash prevents a match with a longer host name.
  if (backend && url.startsWith(backend.replace(/\/*$/u, '/'))) return url
  if (dataImage.test(url) || blob.test(url)) return url
  // Visible characters only: browsers skip white space and control characters, which changes the URL.
  if (!/^https:\/\/[^/\\][^\s\p{C}\\]*$/iu.test(url)) return undefined
  try {
    const { href, username, password } = new URL(url)
    return username || password ? undefined : href
  } catch {
    return undefined
  }
}
