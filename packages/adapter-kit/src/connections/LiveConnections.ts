import type { AccountEntry, Connection, ConnectResult } from '@openappkit/appkit-core'
import { notConnected, notShared } from '@openappkit/appkit-core/adapter'
import type { ConnectedState } from '../shell/AdapterActions'

/** A wallet and what it shares. A chain adds what else it keeps of a connection. */
export interface ConnectedWallet {
  readonly wallet: { readonly id: string }
  /** In the wallet's own order. */
  readonly accounts: readonly AccountEntry[]
}

/** A connected wallet with the account in use. */
export type LiveConnection<connected extends ConnectedWallet = ConnectedWallet> = connected & {
  readonly address: string
}

/** What a chain says of its connections. */
export interface LiveConnectionsContext<connected extends ConnectedWallet> {
  /** As the kit reads it. Called on every change. */
  describe(live: LiveConnection<connected>): Omit<Connection, 'accounts' | 'connectorId'>
  onChange(): void
}

/** How a wallet is taken in. */
export interface TakeOptions {
  /** Makes it the active one. The first wallet always is. */
  readonly isActive?: boolean
  /** The account to use on connecting, if the wallet shares it. */
  readonly preferred?: string | undefined
  /** The account to use where nothing else decides. Absent: the wallet's first. */
  readonly usual?: string | undefined
}

/**
 * Which wallets are connected, which one is active, and which account of each is in use.
 *
 * @example
 * const live = new LiveConnections({ describe: ({ wallet }) => ({ caipNetworkId: wallet.network }), onChange })
 * live.take({ wallet, accounts })
 */
export class LiveConnections<connected extends ConnectedWallet> {
  readonly #context: LiveConnectionsContext<connected>
  readonly #live = new Map<string, LiveConnection<connected>>()
  #activeId: string | undefined
  #state: ConnectedState | undefined

  constructor(context: LiveConnectionsContext<connected>) {
    this.#context = context
  }

  /** Undefined while no wallet is connected. What didn't change stays the same object, so that readers can compare by identity. */
  get state(): ConnectedState | undefined {
    return this.#state
  }

  /** In the order in which they connected. */
  get all(): readonly LiveConnection<connected>[] {
    return [...this.#live.values()]
  }

  get active(): LiveConnection<connected> | undefined {
    return this.find(this.#activeId)
  }

  find(id: string | undefined): LiveConnection<connected> | undefined {
    return id === undefined ? undefined : this.#live.get(id)
  }

  /** Returns a connection; without an id the active one. @throws AppKitError `wallet/not-connected` */
  require(id: string | undefined = this.#activeId): LiveConnection<connected> {
    const live = this.find(id)
    if (!live) throw notConnected()
    return live
  }

  /**
   * Returns the connection that shares an address, the active one before others, with that account in use. Without an address: the active one.
   *
   * @throws AppKitError `wallet/not-connected`, `wallet/account-not-shared`
   */
  sharing(address?: string): LiveConnection<connected> {
    const active = this.require()
    if (address === undefined) return active
    const found = [active, ...this.all].find(live => shares(live, address))
    if (!found) throw notShared()
    return { ...found, address }
  }

  /** Returns what a connect resolves with: what the state says of the wallet. @throws AppKitError `wallet/not-connected` */
  result(id: string): ConnectResult {
    const live = this.require(id)
    const { address, accounts } = live
    return { address, accounts, chainId: referenceOf(this.#context.describe(live)) ?? '' }
  }

  /**
   * Takes in what a wallet shares now; nothing means that it isn't connected. A connected wallet stays with the account in use, unless its user selected another
   * one there, which the wallet then puts first.
   */
  take(connected: connected, { isActive = false, preferred, usual }: TakeOptions = {}): void {
    const { wallet, accounts } = connected
    const [first] = accounts
    if (!first) {
      this.drop(wallet.id)
      return
    }
    const before = this.#live.get(wallet.id)
    const kept = before?.accounts[0]?.address === first.address ? before.address : undefined
    const wanted = before ? kept : preferred
    const address = wanted !== undefined && shares(connected, wanted) ? wanted : (usual ?? first.address)
    this.#live.set(wallet.id, { ...connected, address })
    if (isActive || this.#activeId === undefined) this.#activeId = wallet.id
    this.refresh()
  }

  drop(id: string): void {
    if (!this.#live.delete(id)) return
    if (this.#activeId === id) this.#activeId = this.all[0]?.wallet.id
    this.refresh()
  }

  /** Makes a wallet the active one, and an account of it the one in use. @throws AppKitError `wallet/not-connected`, `wallet/account-not-shared` */
  activate(id: string, address?: string): void {
    const live = this.require(id)
    if (address !== undefined) {
      if (!shares(live, address)) throw notShared()
      this.#live.set(id, { ...live, address })
    }
    this.#activeId = id
    this.refresh()
  }

  /** Describes the connections again. */
  refresh(): void {
    const { active } = this
    const listed = this.all.map(live => ({
      ...this.#context.describe(live),
      connectorId: live.wallet.id,
      accounts: live.accounts,
    }))
    const connections = keepSame(this.#state?.connections, listed)
    const state = active && {
      connections,
      activeConnectorId: active.wallet.id,
      address: active.address,
      chainId: referenceOf(this.#context.describe(active)),
    }
    this.#state = keepSame(this.#state, state)
    this.#context.onChange()
  }
}

function shares({ accounts }: ConnectedWallet, address: string): boolean {
  return accounts.some(account => account.address === address)
}

function referenceOf({ caipNetworkId }: Pick<Connection, 'caipNetworkId'>): string | undefined {
  return caipNetworkId?.split(':')[1]
}

/** Returns the value from before if nothing in it changed, so that readers can compare by identity. */
function keepSame<value>(before: value | undefined, now: value): value {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now
}
