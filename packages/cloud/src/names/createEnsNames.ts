import { isHex } from 'viem'
import type { ChainRpc } from '../chains/ChainRpc'
import type { ChainSettings } from '../chains/ChainSettings'
import type { MediaSource } from '../images/MediaSource'
import { ensCalls } from './EnsCalls'
import { EnsNames } from './EnsNames'
import { EnsResolver } from './EnsResolver'
import { ensGateway } from './ensGateway'

const MAINNET = 'eip155:1'
const MAINNET_REGISTRY = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'

export interface EnsNamesOptions {
  readonly rpc: Pick<ChainRpc, 'request'>
  readonly settings: ReadonlyMap<string, ChainSettings>
  /** Fetches from URLs that third parties chose, such as gateways. */
  readonly media: Pick<MediaSource, 'getText'>
}

/**
 * Creates the name lookups on the first chain whose settings have an ENS registry, otherwise on Ethereum. Undefined if
 * the server doesn't serve that chain.
 */
export function createEnsNames({ rpc, settings, media }: EnsNamesOptions): EnsNames | undefined {
  const [[chainId, registry] = [MAINNET, MAINNET_REGISTRY]] = [...settings].flatMap(([id, { ens }]) =>
    ens ? [[id, ens.registry] as const] : [],
  )
  if (!settings.has(chainId) || !isHex(registry)) return undefined
  const calls = ensCalls(rpc, chainId)
  const resolver = new EnsResolver(calls, registry, ensGateway(media))
  return new EnsNames({ resolver, calls, chainId, served: [...settings.keys()] })
}
