import { LazyReconnector } from '@openappkit/adapter-kit/actions'
import type { Config, Connector } from '@wagmi/core'
import { connectionIds, currentConnection, findConnection, isLive } from '../config/liveConnection'
import type { ConnectorIdentity } from '../config/ownConnector'
import { hasHydrated, persistOf } from '../config/persistOf'
import type { AnnouncedWallets } from './AnnouncedWallets'
import { addConnection, type ConnectorAnswer } from './addConnection'
import { isSafeFrame } from './safeFrame'

/** Hooks of {@link RememberedConnections.reconnect}. */
interface ReconnectSteps {
  /** Called once the remembered connectors are known, and awaited before they are read. */
  onKnown(): Promise<void>
  /** Called before connections that failed to reconnect are removed. */
  onAnswered(): void
}

/**
 * Reconnects the wallets from the last visit, and wallets that ended a connection themselves. wagmi's own `reconnect`
 * queries every wallet on the page and runs for one config at a time. This class queries only remembered wallets, and
 * any number of kits can run it in parallel.
 */
export class RememberedConnections {
  readonly #config: Config
  readonly #ids: Set<string>
  readonly #wallets: AnnouncedWallets
  readonly #reconnector: LazyReconnector<Connector, ConnectorAnswer>

  /**
   * @param ids - Ids of connectors that the user connected and didn't disconnect. The adapter's connectors read the
   * same set.
   * @param isInUse - Returns whether an account was active when the user left.
   */
  constructor(config: Config, ids: Set<string>, wallets: AnnouncedWallets, isInUse: (address: string) => boolean) {
    this.#config = config
    this.#ids = ids
    this.#wallets = wallets
    const rank = (id: string): number => Number(id === currentConnection(config)?.connector.id)
    this.#reconnector = new LazyReconnector<Connector, ConnectorAnswer>(
      {
        remembered: () => [...ids].toSorted((a, b) => rank(b) - rank(a)),
        find: id => config.connectors.find(connector => connector.id === id),
        isConnected: id => findConnection(config, id) !== undefined,
        read,
        take: (connector, { accounts, chainId }) => {
          const [first, ...others] = accounts.toSorted((a, b) => Number(isInUse(b)) - Number(isInUse(a)))
          if (first)
            addConnection(
              config,
              connector,
              { accounts: [first, ...others], chainId },
              { isActive: false, kept: isLive },
            )
        },
        // Installed wallets answer the EIP-6963 request in the same task.
        arrivalTimeout: 0,
      },
      () => import('@openappkit/adapter-kit/reconnector'),
    )
  }

  has(id: string): boolean {
    return this.#ids.has(id)
  }

  /** Handles a connection that the wallet ended. The wallet emits an event when it is available again. */
  onLeft(id: string): void {
    this.#ids.add(id)
    this.#reconnector.markTried(id)
  }

  /** Handles a provided wallet that arrived, before it is listed. */
  onProvided(connector: Connector): void {
    this.#reconnector.arrive(connector.id, connector)
  }

  /** Forgets one connector, or all, after the user disconnects. */
  forget(id: string | undefined): void {
    if (id === undefined) this.#ids.clear()
    else this.#ids.delete(id)
  }

  /** Reconnects remembered wallets, like `Reconnector.reconnect`. */
  async reconnect(signal: AbortSignal, { onKnown, onAnswered }: ReconnectSteps): Promise<void> {
    if (this.#config._internal.ssr) {
      // A server has no wallets and can't write cookies.
      if (typeof window === 'undefined') return
      await (await import('./untilPageHydrated')).untilPageHydrated(signal)
    }
    if (!hasHydrated(this.#config)) {
      await persistOf(this.#config)?.rehydrate()
      this.#wallets.addConnectors()
    }
    for (const id of [...connectionIds(this.#config), ...(isSafeFrame() ? ['safe'] : [])]) this.#ids.add(id)
    await onKnown()
    const isThere = this.#config.connectors.some(({ id }) => this.#ids.has(id) && !findConnection(this.#config, id))
    if (isThere && !isLive(currentConnection(this.#config)))
      this.#config.setState(state => ({ ...state, status: 'reconnecting' }))
    const ignoreLate = this.#config._internal.connectors.subscribe(() => this.#reconnector.tryArrived())
    try {
      await this.#reconnector.reconnect(signal)
    } finally {
      ignoreLate()
      // The next kit that attaches waits for the same wallets.
      if (!signal.aborted) {
        onAnswered()
        dropStored(this.#config)
      }
    }
  }

  /** Whether a remembered wallet is available but hasn't been tried. */
  get hasUntried(): boolean {
    return this.#reconnector.hasUntried
  }

  /** Connects a wallet that was unlocked or returned. Activates it only if no other wallet is active. */
  async resume({ id }: ConnectorIdentity): Promise<void> {
    await this.#reconnector.tryNow(id)
  }
}

/** Reads a wallet without a prompt. Resolves with undefined if it is locked, gone or no longer permits the app. */
async function read(connector: Connector): Promise<ConnectorAnswer | undefined> {
  if (await connector.isAuthorized()) {
    const { accounts, chainId } = await connector.connect({ isReconnecting: true })
    const [first, ...others] = accounts
    if (first) return { accounts: [first, ...others], chainId }
  }
  // If the wallet is locked, setup listens for the unlock. Only connectors of this type can be set up twice.
  if (connector.type === 'injected') await connector.setup?.().catch(() => {})
  return undefined
}

/** Removes stored connections that failed to reconnect. */
function dropStored(config: Config): void {
  const live = [...config.state.connections].filter(([, connection]) => isLive(connection))
  const isDone = live.length === config.state.connections.size && config.state.status !== 'reconnecting'
  if (isDone) return
  config.setState(state => {
    const active = live.find(([key]) => key === state.current) ?? live[0]
    return {
      ...state,
      connections: new Map(live),
      current: active?.[0] ?? null,
      status: active ? 'connected' : 'disconnected',
    }
  })
}
