import { type Patience, startPatience } from '@openappkit/appkit-core/adapter'
import type { Config, Connector } from '@wagmi/core'
import { connectionIds, currentConnection, findConnection, isLive } from '../config/liveConnection'
import type { ConnectorIdentity } from '../config/ownConnector'
import { hasHydrated, persistOf } from '../config/persistOf'
import type { AnnouncedWallets } from './AnnouncedWallets'
import { addConnection, type ConnectorAnswer } from './addConnection'
import type { RememberedConnectors } from './RememberedConnectors'
import { isSafeFrame } from './safeFrame'

/** How long a wallet that doesn't answer is waited for, in milliseconds. */
const patienceMs = 5_000

/**
 * Connects again what was connected, without any prompt. wagmi's own `reconnect` asks every wallet of the page, also those that were never
 * used here, and serves one config of the page at a time; this asks the remembered ones, and any number of kits may do it at once.
 */
export class Restoration {
  readonly #config: Config
  readonly #remembered: RememberedConnectors
  readonly #wallets: AnnouncedWallets
  readonly #isInUse: (address: string) => boolean
  /** The wallets that haven't answered and are still waited for. */
  readonly #asking = new Set<Promise<void>>()
  /** When wallets other than the first may be connected. */
  #turn: Promise<void> | undefined

  /** @param isInUse - whether the visitor used this account when he left. */
  constructor(
    config: Config,
    remembered: RememberedConnectors,
    wallets: AnnouncedWallets,
    isInUse: (address: string) => boolean,
  ) {
    this.#isInUse = isInUse
    this.#config = config
    this.#remembered = remembered
    this.#wallets = wallets
  }

  /**
   * Ends when each wallet has answered, at the latest after {@link patienceMs}; one that answers even later is connected then.
   *
   * @param onAnswered - called before what didn't come back is dropped.
   */
  async restore(signal: AbortSignal, onAnswered: () => void): Promise<void> {
    if (this.#config._internal.ssr) {
      // A server has no wallets, and its cookies can't be written.
      if (typeof window === 'undefined') return
      await (await import('./untilPageHydrated')).untilPageHydrated(signal)
    }
    if (!hasHydrated(this.#config)) {
      await persistOf(this.#config)?.rehydrate()
      this.#wallets.addConnectors()
    }
    this.#remembered.add(connectionIds(this.#config))
    if (isSafeFrame()) this.#remembered.add(['safe'])
    const patience = startPatience(patienceMs, signal)
    this.#turn = undefined
    this.#askUntried(patience)
    const ignoreLate = this.#config._internal.connectors.subscribe(() => this.#askUntried(patience))
    await Promise.race([this.#allAnswered(), patience.isOver])
    ignoreLate()
    // Nobody looks any more. Whoever attaches next waits for the same wallets.
    if (signal.aborted) return
    patience.end()
    this.#asking.clear()
    onAnswered()
    dropStored(this.#config)
  }

  /** Connects a wallet that was unlocked, or is there again. It becomes the active one only if none is. */
  async resume({ uid }: ConnectorIdentity): Promise<void> {
    for (const connector of this.#config.connectors) if (connector.uid === uid) await this.#restore(connector)
  }

  /** Asks all at once those that weren't asked; also one that announced itself while others are waited for. */
  #askUntried({ isOver }: Patience): void {
    const current = currentConnection(this.#config)
    const candidates = this.#remembered.untried(this.#config).filter(({ id }) => !findConnection(this.#config, id))
    if (candidates.length > 0 && !isLive(current))
      this.#config.setState(state => ({ ...state, status: 'reconnecting' }))
    const rank = ({ id }: Connector) => Number(id === current?.connector.id)
    for (const connector of candidates.toSorted((a, b) => rank(b) - rank(a))) {
      this.#remembered.markTried(connector)
      const asking = this.#restore(connector, this.#turn).finally(() => this.#asking.delete(asking))
      this.#asking.add(asking)
      // The one that was active is connected before the others and so becomes active again, unless it makes them wait too long.
      this.#turn ??= Promise.race([asking, isOver])
    }
  }

  async #allAnswered(): Promise<void> {
    while (this.#asking.size > 0) await Promise.all(this.#asking)
  }

  async #restore(connector: Connector, turn?: Promise<void>): Promise<void> {
    const answer = await ask(connector)
    // Locked, perhaps: it says when it is not any more. Only the kinds that listen to the page's wallets may be set up twice.
    if (!answer && connector.type === 'injected') await connector.setup?.().catch(() => {})
    await turn
    const isForgotten = !this.#remembered.has(connector.id)
    if (!answer || isForgotten || findConnection(this.#config, connector.id)) return
    const { chainId } = answer
    const [first, ...others] = answer.accounts.toSorted((a, b) => Number(this.#isInUse(b)) - Number(this.#isInUse(a)))
    if (!first) return
    const accounts: ConnectorAnswer['accounts'] = [first, ...others]
    addConnection(this.#config, connector, { accounts, chainId }, { isActive: false, kept: isLive })
  }
}

/** Nothing when the wallet is locked, gone or no longer permits the page: it isn't connected any more then. */
async function ask(connector: Connector): Promise<ConnectorAnswer | undefined> {
  try {
    if (!(await connector.isAuthorized())) return undefined
    const { accounts, chainId } = await connector.connect({ isReconnecting: true })
    const [first, ...others] = accounts
    return first && { accounts: [first, ...others], chainId }
  } catch {
    return undefined
  }
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
