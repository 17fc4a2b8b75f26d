import { type Gateways, MediaSource } from './MediaSource'
import type { FindPeer } from './Peer'
import { PublicPeers } from './PublicPeers'
import { SafeFetch } from './SafeFetch'

/** Bytes of a picture, or of metadata. */
const SIZE = 5 * 1024 * 1024
const LIMITS = { size: SIZE, timeout: 10_000, redirects: 3 }

const DEFAULT_GATEWAYS: Gateways = { ipfs: 'https://ipfs.io', arweave: 'https://arweave.net' }

export interface MediaOptions {
  readonly gateways?: Partial<Gateways> | undefined
  /** Pictures that this server keeps itself, by the name that follows `nft:`. */
  readonly kept?: (name: string) => Promise<string | undefined>
  /** Where requests may go. Default: to the open internet alone. */
  readonly findPeer?: FindPeer
}

/** Opens what fetches files from addresses that third parties chose. */
export function openMedia({ gateways, kept, findPeer }: MediaOptions = {}): MediaSource {
  const peers = new PublicPeers()
  const fetcher = new SafeFetch(findPeer ?? (url => peers.find(url)), LIMITS)
  return new MediaSource(fetcher, { ...DEFAULT_GATEWAYS, ...gateways }, SIZE, kept)
}
