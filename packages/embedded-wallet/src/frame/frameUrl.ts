import type { WalletSite } from './WalletSite'

/** Parameters of the frame's URL. */
export interface FrameParameters {
  readonly projectId: string
  /** CAIP-2 id of the active network. */
  readonly chainId: string | undefined
  readonly rpcUrl: string | undefined
}

const defaultRpcUrl = 'https://rpc.walletconnect.org'

/** Returns the URL of the frame. The parameters and their order are those of AppKit 1.8. */
export function frameUrl(
  site: Pick<WalletSite, 'url'>,
  { projectId, chainId, rpcUrl = defaultRpcUrl }: FrameParameters,
): string {
  const url = new URL(`${site.url}/sdk`)
  url.searchParams.set('projectId', projectId)
  url.searchParams.set('chainId', String(chainId))
  url.searchParams.set('version', '4')
  url.searchParams.set('enableLogger', 'false')
  url.searchParams.set('rpcUrl', rpcUrl)
  return url.href
}
