import type { CaipAddress, CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import type { CaipNetwork } from '../caip/CaipNetwork'
import { CloudError } from '../cloud/CloudError'
import { mapInChunks } from '../cloud/mapInChunks'
import { ServedChains } from '../cloud/ServedChains'
import { balanceNamespaces } from '../data/balances'
import { withTimeout } from '../environment/withTimeout'
import type { ModalKit } from '../kit/ModalKit'
import { safeImageUrl } from '../media/safeImageUrl'
import { BalanceApi } from './BalanceApi'
import type { BalanceRow } from './balanceRows'
import type { Holding } from './Holding'
import { holdingOfRow } from './holdingOfRow'
import { type Portfolio, PortfolioBuilder, toPortfolio } from './Portfolio'
import type { PortfolioSubject } from './PortfolioSubject'
import { readWalletAssets, tellsAssets } from './walletAssets'

/** Longest wait for what a wallet says of itself, or a chain, in milliseconds: others are waiting to be shown. */
const longestWait = 5_000

/** Money is counted in it. */
const currency = 'usd'

/** How holdings are asked for. */
export interface PortfolioQuery {
  /** Not what was answered a moment ago. */
  readonly isFresh?: boolean | undefined
  /** CAIP-10 of tokens that have just moved. */
  readonly forceUpdate?: readonly CaipAddress[] | undefined
}

/** Finds out what an account holds: from the wallet where it tells, else from the backend, else from the chain. Reference, cloud API section 5.3. */
export class PortfolioSource {
  readonly #kit: ModalKit
  /** What wallets said of their abilities, by subject. Asked once: some answer from a phone. */
  readonly #telling: Map<string, Promise<boolean>> = new Map()
  /** By row: `BalanceApi` returns the same object for a row that didn't change. */
  readonly #holdings: WeakMap<BalanceRow, Holding> = new WeakMap()

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** @throws What the backend, or the chain, failed with. */
  async load(subject: PortfolioSubject, question: PortfolioQuery): Promise<Portfolio> {
    const networks = this.#networksOf(subject)
    const asOf = this.#kit.environment.now()
    // Whatever a wallet fails at telling, others know as well.
    const own = await this.#askWallet(subject, networks).catch(() => undefined)
    if (own) return this.#portfolio(own, 'wallet', asOf)
    const told = await this.#askBackend(subject, networks, question)
    if (told) return told
    return this.#portfolio(await this.#askChains(subject, networks), 'chain', asOf)
  }

  /** Whether there is a backend that knows tokens of a namespace. The public provider knows those of some; one of the host's own says so itself. */
  hasBackendFor(namespace: ChainNamespace): boolean {
    const { cloud } = this.#kit.options.given
    const isOwn = typeof cloud === 'string' || cloud?.blockchain !== undefined
    return this.#kit.hasBackend && (isOwn || balanceNamespaces.includes(namespace))
  }

  /** Undefined: it doesn't serve any of these networks. */
  async #askBackend(
    subject: PortfolioSubject,
    networks: readonly CaipNetwork[],
    question: PortfolioQuery,
  ): Promise<Portfolio | undefined> {
    if (!this.hasBackendFor(subject.namespace)) return undefined
    const served = await this.#kit.service(ServedChains).all()
    const known = networks.filter(({ caipNetworkId }) => served.includes(caipNetworkId))
    if (known.length === 0) return undefined
    const offered = new Set<CaipNetworkId>(known.map(({ caipNetworkId }) => caipNetworkId))
    const others = networks.filter(network => !known.includes(network))
    try {
      const [{ rows, asOf }, unknown] = await Promise.all([
        this.#kit.service(BalanceApi).getBalances({ ...subject, currency, ...question }),
        // Beside what the backend knows, a chain that doesn't answer is no failure.
        this.#askChains(subject, others).catch(() => []),
      ])
      const builder = new PortfolioBuilder()
      const add = (row: BalanceRow): void => {
        const holding = this.#holdingOf(row, subject)
        if (holding && offered.has(holding.caipNetworkId)) builder.add(holding)
      }
      await mapInChunks(rows, add, this.#kit.environment)
      for (const holding of unknown) builder.add(this.#withSafeIcon(holding))
      return builder.build({ source: 'backend', asOf, currency })
    } catch (error) {
      // It forwards requests to this chain, and knows no balances there.
      if (error instanceof CloudError && error.status === 400) return undefined
      throw error
    }
  }

  #portfolio(holdings: readonly Holding[], source: Portfolio['source'], asOf: number): Portfolio {
    const shown = holdings.map(holding => this.#withSafeIcon(holding))
    return toPortfolio(shown, { source, asOf, currency })
  }

  /** The same object for as long as the row is the same, so that a row of the view isn't rendered again. */
  #holdingOf(row: BalanceRow, { caipNetworkId }: PortfolioSubject): Holding | undefined {
    const known = this.#holdings.get(row)
    if (known) return known
    const holding = holdingOfRow(row, caipNetworkId, this.#kit.options.given.cloud)
    if (holding) this.#holdings.set(row, holding)
    return holding
  }

  #withSafeIcon(holding: Holding): Holding {
    return { ...holding, iconUrl: safeImageUrl(holding.iconUrl, this.#kit.options.given.cloud) }
  }

  #networksOf({ namespace, caipNetworkId }: PortfolioSubject): readonly CaipNetwork[] {
    const networks = this.#kit.chains.get(namespace)?.networks ?? []
    return caipNetworkId ? networks.filter(network => network.caipNetworkId === caipNetworkId) : networks
  }

  /** Undefined: the wallet doesn't tell. */
  async #askWallet(
    { namespace, address, caipNetworkId }: PortfolioSubject,
    [network]: readonly CaipNetwork[],
  ): Promise<readonly Holding[] | undefined> {
    const adapter = this.#kit.base.adapter(namespace)
    const chainId = network?.id
    const canTell = adapter.capabilities.has('walletCapabilities') && adapter.capabilities.has('walletAssets')
    if (!canTell || !caipNetworkId || typeof chainId !== 'number') return undefined
    const key = `${this.#kit.connections.active(namespace)?.connectorId} ${caipNetworkId} ${address}`
    const telling =
      this.#telling.get(key) ??
      this.#soon(adapter.transfers().then(transfers => transfers.getWalletCapabilities?.(address))).then(
        (capabilities = {}) => tellsAssets(capabilities, chainId),
        () => false,
      )
    this.#telling.set(key, telling)
    if (!(await telling)) return undefined
    const chainFilter = [`0x${chainId.toString(16)}`]
    const assets = await this.#soon(
      adapter.transfers().then(transfers => transfers.getWalletAssets?.({ account: address, chainFilter })),
    )
    return assets && readWalletAssets(assets, chainId, caipNetworkId)
  }

  /** The chains' own assets. A chain that doesn't answer doesn't hide the others. */
  async #askChains(
    { namespace, address }: PortfolioSubject,
    networks: readonly CaipNetwork[],
  ): Promise<readonly Holding[]> {
    const adapter = this.#kit.base.adapter(namespace)
    const outcomes = await Promise.allSettled(
      networks.map(async (caipNetwork): Promise<Holding> => {
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

  /** The answer, or a rejection when it doesn't come soon. */
  async #soon<T>(answer: Promise<T>): Promise<T> {
    const { environment } = this.#kit
    const found = await withTimeout(
      answer.then(value => ({ value })),
      longestWait,
      undefined,
      environment,
    )
    if (!found) throw new Error('There was no answer in time.')
    return found.value
  }
}
