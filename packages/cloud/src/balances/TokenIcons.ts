import type { ChainSettings } from '../chains/ChainSettings'
import type { ImageLibrary } from '../wallets/ImageLibrary'
import type { Asset } from './Asset'
import { nativeCurrencyOf } from './nativeCurrency'

export interface TokenIconDependencies {
  readonly chains: ReadonlyMap<string, ChainSettings>
  readonly images: Pick<ImageLibrary, 'token'>
  /** Returns the proxied URL of an external image. */
  readonly proxied: (url: string) => string
  /** Address at which apps reach this server. */
  readonly address: { readonly publicUrl: string }
}

/** Finds the icons of assets. Doesn't trust a token's own symbol, because anyone can call a token USDC. */
export class TokenIcons {
  readonly #parts: TokenIconDependencies

  constructor(parts: TokenIconDependencies) {
    this.#parts = parts
  }

  /** Returns the icon's URL, or an empty string if there is none. */
  of({ chainId, token }: Asset): string {
    const { address, chains, images, proxied } = this.#parts
    const settings = chains.get(chainId)
    const { iconUrl, symbol } = token ?? nativeCurrencyOf(chainId, settings?.nativeCurrency)
    if (iconUrl !== undefined) return proxied(iconUrl)
    const isTrusted =
      !token || settings?.tokens?.some(({ address }) => address.toLowerCase() === token.address.toLowerCase())
    if (!isTrusted || images.token(symbol) === undefined) return ''
    return `${address.publicUrl}/public/getTokenImage/${encodeURIComponent(symbol)}`
  }
}
