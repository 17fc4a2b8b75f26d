import type { RegisteredAsset, RegisteredWallet, Registry } from '@openappkit/wallet-registry'
import { initials, neutralIcon } from './neutralIcon'

/**
 * Every picture that the image endpoints serve, as SVG. `undefined` is an unknown picture. Wallets, networks
 * and connectors without a free picture get a neutral tile; tokens don't, because any text could be a symbol.
 */
export class ImageLibrary {
  readonly #wallets = new Map<string, RegisteredWallet>()
  readonly #assets = new Map<string, RegisteredAsset>()
  readonly #icons: ReadonlyMap<string, string>
  readonly #currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

  constructor({ wallets, assets, icons }: Registry) {
    this.#icons = icons
    for (const wallet of wallets) {
      for (const key of [wallet.slug, wallet.id, ...(wallet.image_ids ?? [])]) this.#wallets.set(key, wallet)
    }
    for (const asset of assets) for (const id of asset.ids) this.#assets.set(id, asset)
  }

  /** By the `image_id` of a listing, any older public id of it, the wallet's id, or a connector's. */
  wallet(imageId: string): string | undefined {
    const wallet = this.#wallets.get(imageId)
    if (!wallet) return this.asset(imageId)
    return (wallet.icon && this.#icons.get(`wallets/${wallet.icon}`)) || neutralIcon(wallet.id, initials(wallet.name))
  }

  /** Networks and connectors, by CAIP-2 id or by public image id. */
  asset(imageId: string): string | undefined {
    const asset = this.#assets.get(imageId)
    if (!asset) return undefined
    return (asset.icon && this.#icons.get(asset.icon)) || neutralIcon(asset.name, initials(asset.name))
  }

  /** By symbol, in any case. */
  token(symbol: string): string | undefined {
    return this.#icons.get(`tokens/${symbol.toLowerCase()}`)
  }

  /** By ISO 4217 code, or by a token's symbol: clients show balances in bitcoin and ether too. */
  currency(code: string): string | undefined {
    const known = code.toUpperCase()
    if (!this.#currencies.has(known)) return this.token(code)
    return neutralIcon(known, currencySign(known))
  }
}

/** `$`, `€`, `kr`; the code itself where the sign is longer. */
function currencySign(currency: string): string {
  const sign = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value
  return sign && sign.length <= 2 ? sign : currency
}
