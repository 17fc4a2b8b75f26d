import type { AccountEntry, Connection, ConnectResult } from '@openappkit/appkit-core'
import { notConnected, notShared } from '@openappkit/appkit-core/adapter'
import type { ConnectedState } from '../shell/AdapterActions'

/** A wallet and the accounts it shares. A chain can extend it with its own fields. */
export interface ConnectedWallet {
  /** The wallet. */
  readonly wallet: { readonly id: string }
  /** Accounts in the wallet's order. */
  readonly accounts: readonly AccountEntry[]
}

/** A connected wallet with its active account. */
export type LiveConnection<connected extends ConnectedWallet = ConnectedWallet> = connected & {
  readonly address: string
}

/** Dependencies of {@link LiveConnections}. */
export interface LiveConnectionsContext<connected extends ConnectedWallet> {
  /** Returns the network, name and icon of a connection. */
  describe(live: LiveConnection<connected>): Omit<Connection, 'accounts' | 'connectorId'>
  /** Called after every update, even if {@link LiveConnections.state} stays the same. Compare the state by identity. */
  onChange(): void
}

/** Options of {@link LiveConnections.take}. */
export interface TakeOptions {
  /** Whether to activate the wallet. If no other wallet is active, it is always activated. Default: false. */
  readonly isActive?: boolean
  /** Account to activate when the wallet connects, if the wallet shares it. */
  readonly preferred?: string | undefined
  /**
   * Account to use if `preferred` doesn't apply and the connection has no earlier selection to keep. The wallet must
   * share it. Takes precedence over the account that the user selected in the wallet. Default: the wallet's first
   * account.
   */
  readonly usual?: string | undefined
}

/**
 * Tracks the connected wallets, which of them is active, and the active account of each.
 *
 * @example
 * ```ts
 * import { type ConnectedWallet, LiveConnections } from '@openappkit/adapter-kit/actions'
 *
 * function connectWallet(connected: ConnectedWallet, onChange: () => void) {
 *   const live = new LiveConnections({ describe: () => ({ caipNetworkId: 'toy:main' }), onChange })
 *   live.take(connected)
 *   return live.state
 * }
 * ```
 */
export class LiveConnections<connected extends ConnectedWallet> {
  readonly #context: LiveConnectionsContext<connected>
  readonly #live = new Map<string, LiveConnection<connected>>()
  #activeId: string | undefined
  #state: ConnectedState | undefined

  constructor(context: LiveConnectionsContext<connected>) {
    this.#context = context
  }

  /** State of the connections. Undefined while no wallet is connected. Unchanged parts keep their identity. */
  get state(): ConnectedState | undefined {
    return this.#state
  }

  /** Connections in the order in which the wallets connected. */
  get all(): readonly LiveConnection<connected>[] {
    return [...this.#live.values()]
  }

  /** Active connection. Undefined while no wallet is connected. */
  get active(): LiveConnection<connected> | undefined {
    return this.find(this.#activeId)
  }

  /** Returns the connection of a wallet, or undefined. */
  find(id: string | undefined): LiveConnection<connected> | undefined {
    return id === undefined ? undefined : this.#live.get(id)
  }

  /**
   * Returns a connection, the active one by default.
   *
   * @throws {AppKitError} `wallet/not-connected` when the wallet isn't connected.
   */
  require(id: string | undefined = this.#activeId): LiveConnection<connected> {
    const live = this.find(id)
    if (!live) throw notConnected()
    return live
  }

  /**
   * Returns the connection that shares an address, as a copy with that account active. Doesn't change the state.
   * Prefers the active connection. Without an address, returns the active connection unchanged.
   *
   * @throws {AppKitError} `wallet/not-connected` when no wallet is connected.
   * @throws {AppKitError} `wallet/account-not-shared` when no wallet shares the address.
   */
  sharing(address?: string): LiveConnection<connected> {
    const active = this.require()
    if (address === undefined) return active
    const found = [active, ...this.all].find(live => shares(live, address))
    if (!found) throw notShared()
    return { ...found, address }
  }

  /**
   * Returns the `ConnectResult` of a connected wallet. `chainId` is empty if the wallet's network is unknown.
   *
   * @throws {AppKitError} `wallet/not-connected` when the wallet isn't connected.
   */
  result(id: string): ConnectResult {
    const live = this.require(id)
    const { address, accounts } = live
    return { address, accounts, chainId: referenceOf(this.#context.describe(live)) ?? '' }
  }

  /**
   * Stores a wallet's current accounts. Without accounts, removes its connection. A connected wallet keeps its active
   * account while it shares that account and lists the same account first. If another account comes first, the user has
   * selected it in the wallet.
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

  /**
   * Removes the connection of a wallet. If that connection was active, activates the wallet that connected first. Does
   * nothing if the wallet isn't connected.
   */
  drop(id: string): void {
    if (!this.#live.delete(id)) return
    if (this.#activeId === id) this.#activeId = this.all[0]?.wallet.id
    this.refresh()
  }

  /**
   * Activates a wallet and, optionally, one of its accounts.
   *
   * @throws {AppKitError} `wallet/not-connected` when the wallet isn't connected.
   * @throws {AppKitError} `wallet/account-not-shared` when the wallet doesn't share the address.
   */
  activate(id: string, address?: string): void {
    const live = this.require(id)
    if (address !== undefined) {
      if (!shares(live, address)) throw notShared()
      this.#live.set(id, { ...live, address })
    }
    this.#activeId = id
    this.refresh()
  }

  /**
   * Updates the state from the descriptions of all connections, and calls `onChange`. Call it when a description may
   * have changed.
   */
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

/** Returns the previous value if nothing in it changed, so that callers can compare by identity. */
function keepSame<value>(before: value | undefined, now: value): value {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now
}
