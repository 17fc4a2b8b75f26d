import { cleanImage } from './cleanImage'
import type { CleanImage } from './formats/CleanImage'
import type { ImageCache, ImageOutcome } from './ImageCache'
import type { ImageLinks } from './ImageLinks'
import { ImageRefused } from './ImageRefused'
import type { MediaSource } from './MediaSource'
import type { WorkQueue } from './WorkQueue'

const ACCEPT = 'image/avif,image/webp,image/png,image/jpeg,image/gif,image/svg+xml'
/** Content types that servers send for unknown images. */
const NAMELESS: ReadonlySet<string> = new Set(['', 'application/octet-stream', 'binary/octet-stream'])

const HOUR = 60 * 60 * 1000
/** Milliseconds for which rejections are cached: first permanent ones, then those that may be temporary. */
const REFUSAL_LIFETIME = 10 * 60 * 1000
const TROUBLE_LIFETIME = 30 * 1000

export interface ImageProxyDependencies {
  readonly links: ImageLinks
  readonly source: Pick<MediaSource, 'get'>
  readonly cache: ImageCache
  readonly queue: WorkQueue
}

/**
 * Serves third-party images to apps. It doesn't reveal users to third parties, and gives neither side access to this
 * server's network. It fetches only links that this server signed, once for concurrent clients, and returns only
 * images.
 */
export class ImageProxy {
  readonly #parts: ImageProxyDependencies
  readonly #running = new Map<string, Promise<ImageOutcome>>()

  constructor(parts: ImageProxyDependencies) {
    this.#parts = parts
  }

  /**
   * Returns the proxied URL of the image at `url`: http, https, `ipfs://`, `ar://`, `data:` or `nft:`.
   *
   * @example
   * ```ts
   * function iconOf(images: ImageProxy, logoUri: string): string {
   *   return images.proxied(logoUri) // 'https://wallets.example.org/v1/image/aHR0…'
   * }
   * ```
   */
  proxied(url: string): string {
    return this.#parts.links.proxied(url)
  }

  /**
   * Returns the image of a link. Undefined if this server didn't create the link.
   *
   * @throws ImageRefused if there is no image, or none that is safe to serve.
   */
  async get(token: string): Promise<CleanImage | undefined> {
    const url = this.#parts.links.read(token)
    if (url === undefined) return undefined
    const outcome = this.#parts.cache.get(url) ?? (await this.#fetchOnce(url))
    if ('refusal' in outcome) throw outcome.refusal
    return outcome.image
  }

  #fetchOnce(url: string): Promise<ImageOutcome> {
    const running = this.#running.get(url)
    if (running !== undefined) return running
    const started = this.#fetch(url).finally(() => this.#running.delete(url))
    this.#running.set(url, started)
    return started
  }

  async #fetch(url: string): Promise<ImageOutcome> {
    const { source, cache, queue } = this.#parts
    try {
      const { bytes, type } = await queue.run(() => source.get(url, ACCEPT))
      if (!type.startsWith('image/') && !NAMELESS.has(type))
        throw new ImageRefused('content-type', `${type} isn't an image`)
      const outcome = { image: cleanImage(bytes) }
      cache.set(url, outcome, HOUR)
      return outcome
    } catch (error) {
      if (!(error instanceof ImageRefused)) throw error
      const outcome = { refusal: error }
      if (error.reason !== 'busy') cache.set(url, outcome, error.isTemporary ? TROUBLE_LIFETIME : REFUSAL_LIFETIME)
      return outcome
    }
  }
}
