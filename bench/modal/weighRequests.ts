import type { Request } from 'playwright'
import type { ServedPeer } from './servePeer.ts'

/** The downloads of a page. Sizes are in bytes after gzip. */
export interface Weight {
  readonly script: number
  readonly style: number
  /** Size of the scripts that contain the WalletConnect client. */
  readonly walletConnect: number
  /** Distinct paths requested from the page's own origin, including the document. */
  readonly requests: number
  readonly thirdParty: number
  readonly thirdParties: readonly string[]
}

/** Sums the sizes of requests. Sizes come from the build, so they don't vary between runs. */
export function weighRequests(served: ServedPeer, requests: readonly Request[]): Weight {
  const urls = requests.map(request => new URL(request.url()))
  const { origin } = new URL(served.url)
  const own = [...new Set(urls.filter(url => url.origin === origin).map(({ pathname }) => pathname))]
  const thirdParties = urls.filter(url => url.origin !== origin).map(({ hostname }) => hostname)
  const total = (counts: (path: string) => boolean): number =>
    own.filter(counts).reduce((sum, path) => sum + (served.sizes.get(path) ?? 0), 0)
  return {
    script: total(path => path.endsWith('.js')),
    style: total(path => path.endsWith('.css')),
    walletConnect: total(path => served.walletConnect.has(path)),
    requests: own.length,
    thirdParty: thirdParties.length,
    thirdParties: [...new Set(thirdParties)].sort(),
  }
}
