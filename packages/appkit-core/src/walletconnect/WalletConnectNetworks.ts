import type { CaipNetworkId } from '@openappkit/contract'
import type { CaipNetwork } from '../caip/CaipNetwork'
import { rpcUrls } from '../cloud/rpcUrls'
import type { KitCore } from '../kit/KitCore'
import { rpcUrlsOf } from './sessionRequest'

/** A kit's networks as they are now, each with all URLs that answer for it. */
export class WalletConnectNetworks {
  readonly #kit: KitCore

  constructor(kit: KitCore) {
    this.#kit = kit
  }

  get all(): readonly CaipNetwork[] {
    const { chains, options } = this.#kit
    return chains.allNetworks.map(network => {
      const http = rpcUrls(network, options.given)
      return { ...network, rpcUrls: { ...network.rpcUrls, default: { ...network.rpcUrls.default, http } } }
    })
  }

  /** Those of one network, the first choice first. */
  rpcUrls(caipNetworkId: CaipNetworkId): readonly string[] {
    return rpcUrlsOf(caipNetworkId, this.all, this.#kit.options.given.universalProviderConfigOverride)
  }
}
