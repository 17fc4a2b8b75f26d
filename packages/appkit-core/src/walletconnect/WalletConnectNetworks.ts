import type { CaipNetworkId } from '@openappkit/contract'
import type { CaipNetwork } from '../caip/CaipNetwork'
import { rpcUrls } from '../cloud/rpcUrls'
import type { AppKitContext } from '../kit/AppKitContext'
import { rpcUrlsOf } from './sessionRequest'

/** Reads a kit's current networks, each with all of its RPC URLs. */
export class WalletConnectNetworks {
  readonly #kit: AppKitContext

  constructor(kit: AppKitContext) {
    this.#kit = kit
  }

  get all(): readonly CaipNetwork[] {
    const { chains, options } = this.#kit
    return chains.allNetworks.map(network => {
      const http = rpcUrls(network, options.input)
      return { ...network, rpcUrls: { ...network.rpcUrls, default: { ...network.rpcUrls.default, http } } }
    })
  }

  /** Returns the URLs of one network, in order of preference. */
  rpcUrls(caipNetworkId: CaipNetworkId): readonly string[] {
    return rpcUrlsOf(caipNetworkId, this.all, this.#kit.options.input.universalProviderConfigOverride)
  }
}
