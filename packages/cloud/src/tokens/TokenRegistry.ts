import type { ChainSettings } from '../chains/ChainSettings'
import type { Token } from './Token'
import { tokenKey } from './tokenKey'

/** Finds out about tokens that no list names. */
export interface TokenSource {
  /** By key. What isn't a token, or couldn't be asked, is left out. */
  describe(chainId: string, addresses: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, Token>>
}

/** The tokens that are known: those of the operator's lists, and those that the chain itself describes. */
export class TokenRegistry {
  readonly #listed: ReadonlyMap<string, ReadonlyMap<string, Token>>
  /** By chain, what the operator calls spam, on a list or not. */
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

  /** The tokens that the operator lists for a chain: every account is asked about them. */
  list(chainId: string): readonly Token[] {
    return [...(this.#listed.get(chainId)?.values() ?? [])]
  }

  /** Undefined for what is no token. Asks the chain about an unknown one. */
  async find(chainId: string, address: string, signal?: AbortSignal): Promise<Token | undefined> {
    return (await this.describe(chainId, [address], signal)).get(tokenKey(chainId, address))
  }

  /** Many at once, by address: in lower case on EVM chains, as it is elsewhere. What isn't a token is left out. */
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
