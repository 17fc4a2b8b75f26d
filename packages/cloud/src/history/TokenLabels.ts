import type { NftName, NftNames } from '../nfts/NftNames'
import type { Token } from '../tokens/Token'
import type { TokenRegistry } from '../tokens/TokenRegistry'
import { tokenKey } from '../tokens/tokenKey'
import type { Movement } from './AccountTransaction'

export interface TokenLabelsDependencies {
  readonly chainId: string
  readonly tokens: Pick<TokenRegistry, 'describe'>
  readonly nftNames: Pick<NftNames, 'of'>
}

/** Names of the assets that moved in a page's transactions. */
export class TokenLabels {
  readonly #chainId: string
  readonly #tokens: ReadonlyMap<string, Token>
  readonly #nfts: ReadonlyMap<string, NftName>

  private constructor(chainId: string, tokens: ReadonlyMap<string, Token>, nfts: ReadonlyMap<string, NftName>) {
    this.#chainId = chainId
    this.#tokens = tokens
    this.#nfts = nfts
  }

  /** Loads the names of all assets in `movements`. */
  static async of(
    { chainId, nftNames, tokens }: TokenLabelsDependencies,
    movements: readonly Movement[],
    signal?: AbortSignal,
  ): Promise<TokenLabels> {
    const fungible = movements.flatMap(({ kind, token }) => (kind === 'fungible' && token !== undefined ? [token] : []))
    const items = new Map(movements.flatMap(itemOf).map(item => [keyOf(item), item]))
    const [described, words] = await Promise.all([
      tokens.describe(chainId, [...new Set(fungible)], signal),
      items.size > 0 ? nftNames.of(chainId, [...items.values()], signal) : [],
    ])
    const keys = [...items.keys()]
    return new TokenLabels(chainId, described, new Map(words.map((name, index) => [keys[index] ?? '', name])))
  }

  /** Returns the token that moved. Undefined for the native coin, an NFT or an unknown token. */
  tokenOf({ token }: Movement): Token | undefined {
    return token === undefined ? undefined : this.#tokens.get(tokenKey(this.#chainId, token))
  }

  nftOf(movement: Movement): NftName | undefined {
    const [item] = itemOf(movement)
    return item && this.#nfts.get(keyOf(item))
  }
}

interface MovedItem {
  readonly contract: string
  readonly tokenId: string
}

function itemOf({ token, tokenId }: Movement): readonly MovedItem[] {
  return token !== undefined && tokenId !== undefined ? [{ contract: token, tokenId }] : []
}

function keyOf({ contract, tokenId }: MovedItem): string {
  return `${contract}/${tokenId}`
}
