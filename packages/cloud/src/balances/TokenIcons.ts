import type { ChainSettings } from '../chains/ChainSettings'
import type { ImageLibrary } from '../wallets/ImageLibrary'
import type { Holding } from './Holding'
import { nativeCurrencyOf } from './nativeCurrency'

export interface TokenIconParts {
  readonly chains: ReadonlyMap<string, ChainSettings>
  readonly images: Pick<ImageLibrary, 'token'>
  /** The address under which a page may load a picture that is somewhere else. */
  readonly proxied: (url: string) => string
  /** Where apps reach this server. */
  readonly address: { readonly publicUrl: string }
}

/** Pictures of what accounts hold. A token's own symbol says nothing: anybody can call a token USDC. */
export class TokenIcons {
  readonly #parts: TokenIconParts

  constructor(parts: TokenIconParts) {
    this.#parts = parts
  }

  /** Empty: there is none. */
  of({ chainId, token }: Holding): string {
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
