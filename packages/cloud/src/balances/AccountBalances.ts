import type { AccountAddress, AccountNamespace } from '../chains/accountAddress'
import { isOnChain, readBitcoinAddress } from '../chains/bitcoinAddress'
import type { ChainSettings } from '../chains/ChainSettings'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import { isChainTrouble } from '../chains/isChainTrouble'
import { HttpFailure } from '../http/HttpFailure'
import type { Holding } from './Holding'
import type { HoldingsCache } from './HoldingsCache'

/** What accounts hold, on one chain or on every chain of their namespace. */
export class AccountBalances {
  readonly #chains: ReadonlyMap<string, ChainSettings>
  readonly #caches: Readonly<Record<AccountNamespace, Pick<HoldingsCache, 'read'>>>

  constructor(
    chains: ReadonlyMap<string, ChainSettings>,
    caches: Readonly<Record<AccountNamespace, Pick<HoldingsCache, 'read'>>>,
  ) {
    this.#chains = chains
    this.#caches = caches
  }

  /**
   * A chain that is away doesn't hide the others.
   *
   * @param named - what to look at now, whatever was said of its chain a moment ago.
   * @throws HttpFailure 400 for a chain that isn't served, 503 when no chain answers.
   */
  async read(account: AccountAddress, named: readonly NamedAsset[] = []): Promise<readonly Holding[]> {
    const chainIds = this.#chainsOf(account)
    const cache = this.#caches[account.namespace]
    const answers = await Promise.allSettled(
      chainIds.map(async chainId => {
        const own = named.filter(asset => asset.chainId === chainId)
        const contracts = own.flatMap(({ contract }) => contract ?? [])
        const holdings = await cache.read(chainId, account.address, own.length > 0 ? contracts : undefined)
        const isCoinNamed = chainId.startsWith('eip155:') && contracts.length < own.length
        if (!isCoinNamed || holdings.some(({ token }) => !token)) return holdings
        return [{ chainId, units: 0n }, ...holdings]
      }),
    )
    const failures = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
    const defect = failures.find(failure => !isChainTrouble(failure))
    if (defect !== undefined) throw defect
    const [first] = chainIds
    if (first !== undefined && failures.length === chainIds.length) {
      throw new HttpFailure(503, 'chainId', new ChainUnavailable(account.chainId ?? first).message)
    }
    return answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
  }

  #chainsOf({ namespace, chainId, address }: AccountAddress): readonly string[] {
    if (chainId !== undefined) {
      const settings = this.#chains.get(chainId)
      if (!settings || settings.esplora === false) {
        throw new HttpFailure(400, 'chainId', `We don't support the chain ${chainId}`)
      }
      return [chainId]
    }
    const bitcoin = namespace === 'bip122' ? readBitcoinAddress(address) : undefined
    return [...this.#chains].flatMap(([id, { esplora }]) => {
      if (!id.startsWith(`${namespace}:`) || esplora === false) return []
      return bitcoin && !isOnChain(bitcoin, id) ? [] : [id]
    })
  }
}

/** What a client wants to have looked at. */
export interface NamedAsset {
  readonly chainId: string
  /** Of a token of an EVM chain, in lower case. Absent: what is looked at in any case. */
  readonly contract?: string | undefined
}
