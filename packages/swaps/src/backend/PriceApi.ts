import type { CaipNetwork } from '@openappkit/appkit-core'
import { CloudApi, type Decoder, finite, listOf, objectOf, text } from '@openappkit/appkit-core/cloud'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { fromSwapAddress, toSwapAddress } from './swapAddress'

const prices: Decoder<{ readonly fungibles: readonly { readonly address: string; readonly price: number }[] }> =
  /* @__PURE__ */ objectOf(
    {
      fungibles: /* @__PURE__ */ listOf(
        /* @__PURE__ */ objectOf({ address: /* @__PURE__ */ text(200), price: finite }, {}),
      ),
    },
    {},
  )

/** Reads token prices from the backend. A controller of the kit: `kit.controller(PriceApi)`. */
export class PriceApi {
  readonly #kit: ModalKit

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Returns the price of one whole token in US dollars. Undefined if it is unknown or can't be read. */
  async priceOf(network: CaipNetwork, tokenAddress: string | undefined): Promise<number | undefined> {
    const { projectId } = this.#kit
    const body = { projectId, currency: 'usd', addresses: [toSwapAddress(network, tokenAddress)] }
    try {
      const answer = prices(
        JSON.parse(await this.#kit.controller(CloudApi).blockchain.post('/v1/fungible/price', body)),
      )
      const found = answer?.fungibles.find(({ address }) => fromSwapAddress(network, address) !== undefined)
      return found && found.price > 0 ? found.price : undefined
    } catch {
      // A swap works without prices. It then needs the user's consent instead.
      return undefined
    }
  }
}
