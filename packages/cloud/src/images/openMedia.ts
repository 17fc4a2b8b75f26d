import { type Gateways, MediaSource } from './MediaSource'
import type { FindPeer } from './Peer'
import { PublicPeers } from './PublicPeers'
import { SafeFetch } from './SafeFetch'

/** Maximum size of an image or of metadata, in bytes. */
const SIZE = 5 * 1024 * 1024
const LIMITS = { size: SIZE, timeout: 10_000, redirects: 3 }

const DEFAULT_GATEWAYS: Gateways = { ipfs: 'https://ipfs.io', arweave: 'https://arweave.net' }

export interface MediaOptions {
  readonly gateways?: Partial<Gateways> | undefined
  /** Returns a stored image by the name after `nft:`. */
  readonly kept?: (name: string) => Promise<string | undefined>
  /** Decides where requests may connect. Default: only to the public internet. */
  readonly findPeer?: FindPeer
}

/** Creates the fetcher for third-party URLs. */
export function openMedia({ gateways, kept, findPeer }: MediaOptions = {}): MediaSource {
  const peers = new PublicPeers()
  const fetcher = new SafeFetch(findPeer ?? (url => peers.find(url)), LIMITS)
  return new MediaSource(fetcher, { ...DEFAULT_GATEWAYS, ...gateways }, SIZE, kept)
}
