import type { ChainSettings } from '../chains/ChainSettings'
import type { Token } from './Token'
import { tokenKey } from './tokenKey'

/** Provides the metadata of tokens that no list contains. */
export interface TokenSource {
  /**
   * Returns tokens by address. Omits addresses that aren't tokens or that haven't been read yet.
   *
   * @throws Error if the chain can't be read.
   */
  describe(chainId: string, addresses: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, Token>>
}

/** Finds the metadata of tokens in the operator's lists and on the chains. */
export class TokenRegistry {
  readonly #listed: ReadonlyMap<string, ReadonlyMap<string, Token>>
  /** Addresses that the operator marks as spam, by chain. Includes unlisted tokens. */
  readonly #spam: ReadonlyMap<string, ReadonlySet<string>>
  readonly #discovered: TokenSource

  constructor(settings: ReadonlyMap<string, ChainSettings>, discovered: TokenSource) {
    this.#spam = new Map(
      [...settings].map(([chainId, { spam }]) => [
        chainId,
        new Set(spam?.tokens?.map(address => tokenKey(chainId, address))),
      ]),
    )
    this.#listed = new Map(
      [...settings].map(([chainId, { tokens = [] }]) => [
        chainId,
        new Map(
          tokens.map(entry => {
            const address = tokenKey(chainId, entry.address)
            return [address, this.#marked({ ...entry, chainId, address })]
          }),
        ),
      ]),
    )
    this.#discovered = discovered
  }

  /** Returns the tokens that the operator lists for a chain. */
  list(chainId: string): readonly Token[] {
    return [...(this.#listed.get(chainId)?.values() ?? [])]
  }

  /**
   * Returns a token. Reads the chain if the token is unlisted. Undefined if the address isn't a token.
   *
   * @throws Error if the chain can't be read.
   */
  async find(chainId: string, address: string, signal?: AbortSignal): Promise<Token | undefined> {
    return (await this.describe(chainId, [address], signal)).get(tokenKey(chainId, address))
  }

  /**
   * Returns tokens by address, in lower case on EVM chains. Omits addresses that aren't tokens.
   *
   * @throws Error if the chain can't be read.
   */
  async describe(
    chainId: string,
    addresses: readonly string[],
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, Token>> {
    const listed = this.#listed.get(chainId)
    const keys = [...new Set(addresses.map(address => tokenKey(chainId, address)))]
    const known = keys.flatMap(key => listed?.get(key) ?? [])
    const unknown = keys.filter(key => !listed?.has(key))
    const discovered =
      unknown.length > 0 ? await this.#discovered.describe(chainId, unknown, signal) : new Map<string, Token>()
    return new Map([...known, ...[...discovered.values()].map(token => this.#marked(token))].map(keyed))
  }

  #marked(token: Token): Token {
    return this.#spam.get(token.chainId)?.has(token.address) ? { ...token, isSpam: true } : token
  }
}

function keyed(token: Token): [string, Token] {
  return [token.address, token]
}
