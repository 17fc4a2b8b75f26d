import { isHex } from 'viem'
import { z } from 'zod'
import type { ChainRpc } from '../chains/ChainRpc'
import type { ChainSettings } from '../chains/ChainSettings'
import type { MediaSource } from '../images/MediaSource'
import { WorkQueue } from '../images/WorkQueue'
import { ensCalls } from './EnsCalls'
import { EnsNames } from './EnsNames'
import { EnsResolver } from './EnsResolver'

const MAINNET = 'eip155:1'
const MAINNET_REGISTRY = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'

/** Gateways that are asked at once, and that wait for it: the owners of names choose how slow they are. */
const FETCHES = 32
const WAITING = 200

const gatewayAnswerSchema = z.object({ data: z.string().refine(text => isHex(text)) })

export interface EnsNamesOptions {
  readonly rpc: Pick<ChainRpc, 'request'>
  readonly settings: ReadonlyMap<string, ChainSettings>
  /** Fetches from addresses that strangers chose. */
  readonly media: Pick<MediaSource, 'getText'>
}

/** Names from the first chain whose settings name a registry, else from Ethereum. Undefined: neither is served. */
export function createEnsNames({ rpc, settings, media }: EnsNamesOptions): EnsNames | undefined {
  const [[chainId, registry] = [MAINNET, MAINNET_REGISTRY]] = [...settings].flatMap(([id, { ens }]) =>
    ens ? [[id, ens.registry] as const] : [],
  )
  if (!settings.has(chainId) || !isHex(registry)) return undefined
  const calls = ensCalls(rpc, chainId)
  const queue = new WorkQueue(FETCHES, WAITING)
  const resolver = new EnsResolver(calls, registry, async url => {
    const text = await queue.run(() => media.getText(url, 'application/json'))
    const { data } = gatewayAnswerSchema.parse(JSON.parse(text))
    return isHex(data) ? data : '0x'
  })
  return new EnsNames({ resolver, calls, chainId, served: [...settings.keys()] })
}
