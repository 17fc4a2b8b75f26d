import type { SecretRing } from '../keys/SecretRing'
import { ImageCache } from './ImageCache'
import { ImageLinks } from './ImageLinks'
import { ImageProxy } from './ImageProxy'
import type { MediaSource } from './MediaSource'
import { WorkQueue } from './WorkQueue'

/** Maximum total size of images cached in memory, in bytes. */
const CACHE = 64 * 1024 * 1024
/** Maximum concurrent and waiting fetches. */
const FETCHES = 32
const WAITING = 500

export interface ImageOptions {
  /** Secrets that sign links, the same on every node. The first signs; links signed by the others are also accepted. */
  readonly secrets: SecretRing
  /** Public address of this server. */
  readonly address: { readonly publicUrl: string }
  readonly media: MediaSource
}

export interface OpenImages {
  readonly proxy: ImageProxy
  /** Fetches files from third-party URLs under the same rules. */
  readonly media: MediaSource
}

/** Creates the image proxy with the limits of one node. */
export function openImages({ secrets, address, media }: ImageOptions): OpenImages {
  const proxy = new ImageProxy({
    links: new ImageLinks(secrets, address),
    source: media,
    cache: new ImageCache(CACHE),
    queue: new WorkQueue(FETCHES, WAITING),
  })
  return { proxy, media }
}
