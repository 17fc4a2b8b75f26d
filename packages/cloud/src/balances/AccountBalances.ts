import type { AccountAddress, AccountNamespace } from '../chains/accountAddress'
import { isOnChain, readBitcoinAddress } from '../chains/bitcoinAddress'
import type { ChainSettings } from '../chains/ChainSettings'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import { isChainTrouble } from '../chains/isChainTrouble'
import { HttpFailure } from '../http/HttpFailure'
import type { Asset } from './Asset'
import type { AssetsCache } from './AssetsCache'

/** Reads the balances of accounts on one chain or on every chain of their namespace. */
export class AccountBalances {
  readonly #chains: ReadonlyMap<string, ChainSettings>
  readonly #caches: Readonly<Record<AccountNamespace, Pick<AssetsCache, 'read'>>>

  constructor(
    chains: ReadonlyMap<string, ChainSettings>,
    caches: Readonly<Record<AccountNamespace, Pick<AssetsCache, 'read'>>>,
  ) {
    this.#chains = chains
    this.#caches = caches
  }

  /**
   * Reads balances. If a chain is unreachable, returns those of the other chains.
   *
   * @param named - Assets to read again, even if they are cached.
   * @throws HttpFailure 400 for an unknown chain, 503 if no chain responds.
   */
  async read(account: AccountAddress, named: readonly NamedAsset[] = []): Promise<readonly Asset[]> {
    const chainIds = this.#chainsOf(account)
    const cache = this.#caches[account.namespace]
    const answers = await Promise.allSettled(
      chainIds.map(async chainId => {
        const own = named.filter(asset => asset.chainId === chainId)
        const contracts = own.flatMap(({ contract }) => contract ?? [])
        const assets = await cache.read(chainId, account.address, own.length > 0 ? contracts : undefined)
        const isCoinNamed = chainId.startsWith('eip155:') && contracts.length < own.length
        if (!isCoinNamed || assets.some(({ token }) => !token)) return assets
        return [{ chainId, units: 0n }, ...assets]
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

/** An asset to read again. */
export interface NamedAsset {
  readonly chainId: string
  /** Contract of an EVM token, in lower case. Undefined for assets that are always read. */
  readonly contract?: string | undefined
}
