import type { CaipAddress, CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import type { CaipNetwork } from '../caip/CaipNetwork'
import { CloudError } from '../cloud/CloudError'
import { mapInChunks } from '../cloud/mapInChunks'
import { ServedChains } from '../cloud/ServedChains'
import { balanceNamespaces } from '../data/balances'
import { withTimeout } from '../environment/withTimeout'
import type { ModalKit } from '../kit/ModalKit'
import { safeImageUrl } from '../media/safeImageUrl'
import type { Asset } from './Asset'
import { assetOfRow } from './assetOfRow'
import { BalanceApi } from './BalanceApi'
import type { BalanceRow } from './balanceRows'
import { type Portfolio, PortfolioBuilder, toPortfolio } from './Portfolio'
import type { PortfolioSubject } from './PortfolioSubject'
import { readWalletAssets, supportsAssets } from './walletAssets'

/** Timeout in milliseconds for wallets and chains. */
const longestWait = 5_000

/** Currency of prices and values. */
const currency = 'usd'

/** Options of a portfolio request. */
export interface PortfolioQuery {
  /** Whether to skip the cache. */
  readonly isFresh?: boolean | undefined
  /** CAIP-10 ids of recently transferred tokens. The backend reads them from the chain again. */
  readonly forceUpdate?: readonly CaipAddress[] | undefined
}

/** Fetches an account's assets from the wallet if the wallet lists them, else from the backend, else from the chain. */
export class PortfolioSource {
  readonly #kit: ModalKit
  /**
   * Whether a wallet lists assets, by connector, network and account. Requested once, because some wallets respond from
   * a phone.
   */
  readonly #notifying: Map<string, Promise<boolean>> = new Map()
  /** Assets by row: `BalanceApi` keeps the identity of unchanged rows. */
  readonly #assets: WeakMap<BalanceRow, Asset> = new WeakMap()

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Fetches a subject's assets. Rejects with the backend's or the chain's error. */
  async load(subject: PortfolioSubject, query: PortfolioQuery): Promise<Portfolio> {
    const networks = this.#networksOf(subject)
    const asOf = this.#kit.environment.now()
    // If the wallet fails, fall back to the backend.
    const own = await this.#askWallet(subject, networks).catch(() => undefined)
    if (own) return this.#portfolio(own, 'wallet', asOf)
    const response = await this.#askBackend(subject, networks, query)
    if (response) return response
    return this.#portfolio(await this.#askChains(subject, networks), 'chain', asOf)
  }

  /**
   * Returns whether the backend lists a namespace's tokens. The public provider supports only some namespaces; the
   * app's own backend reports its chains itself.
   */
  hasBackendFor(namespace: ChainNamespace): boolean {
    const { cloud } = this.#kit.options.input
    const isOwn = typeof cloud === 'string' || cloud?.blockchain !== undefined
    return this.#kit.hasBackend && (isOwn || balanceNamespaces.includes(namespace))
  }

  /** Fetches assets from the backend. Resolves with undefined if it serves none of these networks. */
  async #askBackend(
    subject: PortfolioSubject,
    networks: readonly CaipNetwork[],
    query: PortfolioQuery,
  ): Promise<Portfolio | undefined> {
    if (!this.hasBackendFor(subject.namespace)) return undefined
    const served = await this.#kit.controller(ServedChains).all()
    const known = networks.filter(({ caipNetworkId }) => served.includes(caipNetworkId))
    if (known.length === 0) return undefined
    const offered = new Set<CaipNetworkId>(known.map(({ caipNetworkId }) => caipNetworkId))
    const others = networks.filter(network => !known.includes(network))
    try {
      const [{ rows, asOf }, unknown] = await Promise.all([
        this.#kit.controller(BalanceApi).getBalances({ ...subject, currency, ...query }),
        // Ignore an unreachable chain if the backend has responded for others.
        this.#askChains(subject, others).catch(() => []),
      ])
      const builder = new PortfolioBuilder()
      const add = (row: BalanceRow): void => {
        const asset = this.#assetOf(row, subject)
        if (asset && offered.has(asset.caipNetworkId)) builder.add(asset)
      }
      await mapInChunks(rows, add, this.#kit.environment)
      for (const asset of unknown) builder.add(this.#withSafeIcon(asset))
      return builder.build({ source: 'backend', asOf, currency })
    } catch (error) {
      // The backend proxies requests to this chain, but has no balances for it.
      if (error instanceof CloudError && error.status === 400) return undefined
      throw error
    }
  }

  #portfolio(assets: readonly Asset[], source: Portfolio['source'], asOf: number): Portfolio {
    const shown = assets.map(asset => this.#withSafeIcon(asset))
    return toPortfolio(shown, { source, asOf, currency })
  }

  /** Returns the same object for an unchanged row, so its view doesn't render again. */
  #assetOf(row: BalanceRow, { caipNetworkId }: PortfolioSubject): Asset | undefined {
    const known = this.#assets.get(row)
    if (known) return known
    const asset = assetOfRow(row, caipNetworkId, this.#kit.options.input.cloud)
    if (asset) this.#assets.set(row, asset)
    return asset
  }

  #withSafeIcon(asset: Asset): Asset {
    return { ...asset, iconUrl: safeImageUrl(asset.iconUrl, this.#kit.options.input.cloud) }
  }

  #networksOf({ namespace, caipNetworkId }: PortfolioSubject): readonly CaipNetwork[] {
    const networks = this.#kit.chains.get(namespace)?.networks ?? []
    return caipNetworkId ? networks.filter(network => network.caipNetworkId === caipNetworkId) : networks
  }

  /** Fetches assets from the wallet. Resolves with undefined if the wallet doesn't list them. */
  async #askWallet(
    { namespace, address, caipNetworkId }: PortfolioSubject,
    [network]: readonly CaipNetwork[],
  ): Promise<readonly Asset[] | undefined> {
    const adapter = this.#kit.context.adapter(namespace)
    const chainId = network?.id
    const canListAssets = adapter.capabilities.has('walletCapabilities') && adapter.capabilities.has('walletAssets')
    if (!canListAssets || !caipNetworkId || typeof chainId !== 'number') return undefined
    const key = `${this.#kit.connections.active(namespace)?.connectorId} ${caipNetworkId} ${address}`
    const notifying =
      this.#notifying.get(key) ??
      this.#soon(adapter.transfers().then(transfers => transfers.getWalletCapabilities?.(address))).then(
        (capabilities = {}) => supportsAssets(capabilities, chainId),
        () => false,
      )
    this.#notifying.set(key, notifying)
    if (!(await notifying)) return undefined
    const chainFilter = [`0x${chainId.toString(16)}`]
    const assets = await this.#soon(
      adapter.transfers().then(transfers => transfers.getWalletAssets?.({ account: address, chainFilter })),
    )
    return assets && readWalletAssets(assets, chainId, caipNetworkId)
  }

  /** Fetches native assets from the chains. Rejects only if every chain fails. */
  async #askChains(
    { namespace, address }: PortfolioSubject,
    networks: readonly CaipNetwork[],
  ): Promise<readonly Asset[]> {
    const adapter = this.#kit.context.adapter(namespace)
    const outcomes = await Promise.allSettled(
      networks.map(async (caipNetwork): Promise<Asset> => {
        const { caipNetworkId, nativeCurrency } = caipNetwork
        const {
          value: units,
          decimals,
          symbol,
        } = await this.#soon(adapter.transfers().then(transfers => transfers.getBalance({ address, caipNetwork })))
        const { name } = nativeCurrency
        const unknown = {
          tokenAddress: undefined,
          unconfirmed: 0n,
          price: undefined,
          priceDayAgo: undefined,
          value: undefined,
        }
        const iconUrl = caipNetwork.assets?.imageUrl
        return { id: `${caipNetworkId}:native`, caipNetworkId, name, symbol, decimals, units, iconUrl, ...unknown }
      }),
    )
    const held = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    const failed = outcomes.find(outcome => outcome.status === 'rejected')
    if (failed && held.length === 0) throw failed.reason
    return held
  }

  /** Settles like `answer`, or rejects after the timeout. */
  async #soon<T>(answer: Promise<T>): Promise<T> {
    const { environment } = this.#kit
    const found = await withTimeout(
      answer.then(value => ({ value })),
      longestWait,
      undefined,
      environment,
    )
    if (!found) throw new Error("The backend didn't answer in time.")
    return found.value
  }
}
