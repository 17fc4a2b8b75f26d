import type { ConvertToken } from '@openappkit/contract'
import { nativeCurrencyOf } from '../../balances/nativeCurrency'
import type { ChainSettings } from '../../chains/ChainSettings'
import type { Token } from '../../tokens/Token'
import type { TokenRegistry } from '../../tokens/TokenRegistry'
import { caip10 } from '../swapAddress'
import type { Eip2612Probe } from './Eip2612Probe'

/** Most rows of a response. */
const MOST = 20_000

export interface SwapTokensDependencies {
  readonly registry: Pick<TokenRegistry, 'list' | 'find'>
  readonly probe: Pick<Eip2612Probe, 'probe'>
  readonly chains: ReadonlyMap<string, Pick<ChainSettings, 'nativeCurrency'>>
  /** Returns the URL of an icon. Empty if there is none. */
  readonly iconOf: (chainId: string, token: Token | undefined) => string
}

/** Lists the tokens that can be swapped: the native coin and the operator's list. */
export class SwapTokens {
  readonly #parts: SwapTokensDependencies

  constructor(parts: SwapTokensDependencies) {
    this.#parts = parts
  }

  /**
   * Returns the tokens of a chain.
   *
   * @param address - Returns only this token, even if the operator doesn't list it.
   * @throws Error if the chain can't be read.
   */
  async list(chainId: string, address: string | undefined, signal: AbortSignal): Promise<readonly ConvertToken[]> {
    if (address === 'native') return [this.#native(chainId)]
    const { registry } = this.#parts
    const found = address === undefined ? undefined : await registry.find(chainId, address, signal)
    const listed = address === undefined ? registry.list(chainId).filter(({ isSpam }) => !isSpam) : []
    const tokens = found ? [found] : listed.slice(0, MOST - 1)
    const permits = await this.#permits(chainId, tokens, signal)
    const rows = tokens.map(token => this.#row(token, permits.get(token.address) ?? null))
    return address === undefined ? [this.#native(chainId), ...rows] : rows
  }

  async #permits(
    chainId: string,
    tokens: readonly Token[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, boolean>> {
    if (!chainId.startsWith('eip155:')) return new Map()
    return this.#parts.probe.probe(
      chainId,
      tokens.map(({ address }) => address),
      signal,
    )
  }

  #row(token: Token, eip2612: boolean | null): ConvertToken {
    const { chainId, address, name, symbol, decimals } = token
    const logoUri = this.#parts.iconOf(chainId, token) || null
    return { name, symbol, address: caip10(chainId, address), decimals, logoUri, eip2612 }
  }

  #native(chainId: string): ConvertToken {
    const { name, symbol, decimals } = nativeCurrencyOf(chainId, this.#parts.chains.get(chainId)?.nativeCurrency)
    const logoUri = this.#parts.iconOf(chainId, undefined) || null
    return { name, symbol, address: caip10(chainId, 'native'), decimals, logoUri, eip2612: false }
  }
}
