import type { RegisteredAsset, RegisteredWallet, Registry } from '@openappkit/wallet-registry'
import { initials, neutralIcon } from './neutralIcon'

/**
 * Finds the SVGs for the image endpoints. Wallets, networks and connectors without a free image get a neutral tile, as
 * do currencies. Returns `undefined` for anything unknown. Tokens get no tile, because any text could be a symbol.
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

  /** Finds an image by the `image_id` of a listing, an older image id, or the id of a wallet, connector or network. */
  wallet(imageId: string): string | undefined {
    const wallet = this.#wallets.get(imageId)
    if (!wallet) return this.asset(imageId)
    return (wallet.icon && this.#icons.get(`wallets/${wallet.icon}`)) || neutralIcon(wallet.id, initials(wallet.name))
  }

  /** Finds the image of a network or connector by CAIP-2 id or public image id. */
  asset(imageId: string): string | undefined {
    const asset = this.#assets.get(imageId)
    if (!asset) return undefined
    return (asset.icon && this.#icons.get(asset.icon)) || neutralIcon(asset.name, initials(asset.name))
  }

  /** Finds the image of a token by symbol. Ignores case. */
  token(symbol: string): string | undefined {
    return this.#icons.get(`tokens/${symbol.toLowerCase()}`)
  }

  /** Finds an image by ISO 4217 code or token symbol, because clients also show balances in bitcoin and ether. */
  currency(code: string): string | undefined {
    const known = code.toUpperCase()
    if (!this.#currencies.has(known)) return this.token(code)
    return neutralIcon(known, currencySign(known))
  }
}

/** Returns a currency's sign, such as `$` or `kr`. If the sign has more than two characters, returns the code. */
function currencySign(currency: string): string {
  const sign = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value
  return sign && sign.length <= 2 ? sign : currency
}
