import type { SecretRing } from '../keys/SecretRing'
import { ImageCache } from './ImageCache'
import { ImageLinks } from './ImageLinks'
import { ImageProxy } from './ImageProxy'
import type { MediaSource } from './MediaSource'
import { WorkQueue } from './WorkQueue'

/** Bytes of pictures that are kept in memory. */
const CACHE = 64 * 1024 * 1024
/** Pictures that are fetched at once, and that wait for it. */
const FETCHES = 32
const WAITING = 500

export interface ImageOptions {
  /** Sign links, the same on every node. */
  readonly secrets: SecretRing
  /** Where apps reach this server. */
  readonly address: { readonly publicUrl: string }
  readonly media: MediaSource
}

export interface OpenImages {
  readonly proxy: ImageProxy
  /** Fetches from addresses that third parties chose, with the same care. */
  readonly media: MediaSource
}

/** The image proxy with the limits of one node, and what it fetches with. */
export function openImages({ secrets, address, media }: ImageOptions): OpenImages {
  const proxy = new ImageProxy({
    links: new ImageLinks(secrets, address),
    source: media,
    cache: new ImageCache(CACHE),
    queue: new WorkQueue(FETCHES, WAITING),
  })
  return { proxy, media }
}
