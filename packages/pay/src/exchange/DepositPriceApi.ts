import { isKnownPrice } from '@openappkit/appkit-core/amounts'
import { CloudApi, finite, listOf, objectOf, text } from '@openappkit/appkit-core/cloud'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { nativeTokenAddresses } from '@openappkit/appkit-core/portfolio'
import type { DepositAsset } from './Exchange'

const prices = /* @__PURE__ */ objectOf(
  {
    fungibles: /* @__PURE__ */ listOf(
      /* @__PURE__ */ objectOf({ address: /* @__PURE__ */ text(200), price: finite }, {}),
    ),
  },
  {},
)
const coins: Readonly<Partial<Record<string, string>>> = nativeTokenAddresses

/** Reads prices of assets from the backend. A controller of the kit: `kit.controller(DepositPriceApi)`. */
export class DepositPriceApi {
  readonly #kit: ModalKit

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Returns the price of one whole unit in US dollars. Undefined if it is unknown or can't be read. */
  async priceOf({ caipNetworkId, tokenAddress }: DepositAsset): Promise<number | undefined> {
    const { hasBackend, projectId } = this.#kit
    const address = tokenAddress ?? coins[caipNetworkId.slice(0, caipNetworkId.indexOf(':'))]
    if (!hasBackend || address === undefined) return undefined
    const body = { projectId, currency: 'usd', addresses: [`${caipNetworkId}:${address}`] }
    try {
      const answer = prices(
        JSON.parse(await this.#kit.controller(CloudApi).blockchain.post('/v1/fungible/price', body)),
      )
      // The request names one asset.
      const price = answer?.fungibles.find(found => found.address.startsWith(`${caipNetworkId}:`))?.price
      return isKnownPrice(price) ? price : undefined
    } catch {
      // A deposit works without prices.
      return undefined
    }
  }
}
