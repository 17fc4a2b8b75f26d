import type { AppKitOptions } from '../options/AppKitOptions'

/** Longest image URL that is accepted, in characters. Wallets embed their icons; the largest honest ones stay far below. */
const limit = 524_288

/** An image in the URL itself, in a format that can only be an image. */
const dataImage = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)(?:;[a-z0-9=_.-]+)*,/i
const blob = /^blob:(?:https?:\/\/[a-z0-9.:[\]-]+\/|null\/)[a-z0-9-]+$/i

/**
 * The URL if it is safe to put into the `src` of an image, else nothing. For everything that a wallet or a server supplies.
 *
 * Accepted are absolute https URLs, blobs, and data URLs of png, jpeg, gif, webp, avif and svg images up to 512 kB. An SVG in an
 * `img` runs no script and loads nothing; don't put the result anywhere else. Pictures of the host's own backend are accepted wherever it runs, also
 * without https on the developer's machine.
 *
 * @param cloud - The host's option of that name.
 *
 * @example
 * ```ts
 * safeImageUrl('https://example.org/icon.png') // 'https://example.org/icon.png'
 * safeImageUrl('javascript:alert(1)') // undefined
 * ```
 */
export function safeImageUrl(url: unknown, cloud?: AppKitOptions['cloud']): string | undefined {
  if (typeof url !== 'string' || url.length > limit) return undefined
  const backend = typeof cloud === 'string' ? cloud : cloud?.web
  // With the slash, so that a longer host name can't pass for the backend's.
  if (backend && url.startsWith(backend.replace(/\/*$/u, '/'))) return url
  if (dataImage.test(url) || blob.test(url)) return url
  // Visible characters only: a browser skips white space and control characters, and what it then sees is another URL.
  if (!/^https:\/\/[^/\\][^\s\p{C}\\]*$/iu.test(url)) return undefined
  try {
    const { href, username, password } = new URL(url)
    return username || password ? undefined : href
  } catch {
    return undefined
  }
}
