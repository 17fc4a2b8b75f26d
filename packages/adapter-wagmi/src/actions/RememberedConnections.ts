import { LazyReconnector } from '@openappkit/adapter-kit/actions'
import type { Config, Connector } from '@wagmi/core'
import { connectionIds, currentConnection, findConnection, isLive } from '../config/liveConnection'
import type { ConnectorIdentity } from '../config/ownConnector'
import { hasHydrated, persistOf } from '../config/persistOf'
import type { AnnouncedWallets } from './AnnouncedWallets'
import { addConnection, type ConnectorAnswer } from './addConnection'
import { isSafeFrame } from './safeFrame'

/** What happens on the way. */
interface ReconnectSteps {
  /** Called once it is known which connectors are remembered, and awaited before they are asked. */
  onKnown(): Promise<void>
  /** Called before what didn't come back is dropped. */
  onAnswered(): void
}

/**
 * The connections of the last visit, and those that a wallet ended by itself. wagmi's own `reconnect` asks every wallet of the page, also those that were never
 * used here, and serves one config of the page at a time; this asks the remembered ones, and any number of kits may do it at once.
 */
export class RememberedConnections {
  readonly #config: Config
  readonly #ids: Set<string>
  readonly #wallets: AnnouncedWallets
  readonly #reconnector: LazyReconnector<Connector, ConnectorAnswer>

  /**
   * @param ids - of the connectors that were connected here and not left on purpose. The adapter's connectors read it as well.
   * @param isInUse - whether the user used this account when they left.
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
        // Wallets that are there answer EIP-6963's request in the same task.
        arrivalTimeout: 0,
      },
      () => import('@openappkit/adapter-kit/reconnector'),
    )
  }

  has(id: string): boolean {
    return this.#ids.has(id)
  }

  /** The wallet ended the connection, and says by itself when it is back. */
  onLeft(id: string): void {
    this.#ids.add(id)
    this.#reconnector.markAsked(id)
  }

  /** After an explicit disconnect: of one connector, or of all. */
  forget(id: string | undefined): void {
    if (id === undefined) this.#ids.clear()
    else this.#ids.delete(id)
  }

  /** Reconnects what is remembered, as `Reconnector.reconnect` does. */
  async reconnect(signal: AbortSignal, { onKnown, onAnswered }: ReconnectSteps): Promise<void> {
    if (this.#config._internal.ssr) {
      // A server has no wallets, and its cookies can't be written.
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
    const ignoreLate = this.#config._internal.connectors.subscribe(() => this.#reconnector.askArrived())
    try {
      await this.#reconnector.reconnect(signal)
    } finally {
      ignoreLate()
      // The kit that attaches next waits for the same wallets.
      if (!signal.aborted) {
        onAnswered()
        dropStored(this.#config)
      }
    }
  }

  /** Whether a remembered wallet can be asked that wasn't. */
  get hasUnasked(): boolean {
    return this.#reconnector.hasUnasked
  }

  /** Connects a wallet that was unlocked, or is there again. It becomes the active one only if none is. */
  async resume({ id }: ConnectorIdentity): Promise<void> {
    await this.#reconnector.ask(id)
  }
}

/** Undefined when the wallet is locked, gone or no longer permits the page: it isn't connected any more then. */
async function read(connector: Connector): Promise<ConnectorAnswer | undefined> {
  if (await connector.isAuthorized()) {
    const { accounts, chainId } = await connector.connect({ isReconnecting: true })
    const [first, ...others] = accounts
    if (first) return { accounts: [first, ...others], chainId }
  }
  // Locked, perhaps: it says when it is not any more. Only the kinds that listen to the page's wallets may be set up twice.
  if (connector.type === 'injected') await connector.setup?.().catch(() => {})
  return undefined
}

/** Ends the memory of what could not be restored. */
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
