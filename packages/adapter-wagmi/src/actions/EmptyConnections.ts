import type { Config, Connection } from '@wagmi/core'
import { isLive } from '../config/liveConnection'

/**
 * Removes connections without accounts from wagmi's store, so that wagmi's hooks agree with the kit. wagmi's own
 * `connect` stores a wallet without accounts as connected and active.
 */
export class EmptyConnections {
  readonly #config: Config
  /** Uid of the connector that was last active with an account. */
  #active: string | null = null

  constructor(config: Config) {
    this.#config = config
  }

  /** Removes empty connections and reactivates the previously active one. */
  drop(): void {
    const { connections, current } = this.#config.state
    if (current !== null && isLive(connections.get(current))) this.#active = current
    const empty = [...connections.values()].filter(isEmpty)
    if (empty.length === 0) return
    const kept = new Map([...connections].filter(([, connection]) => !isEmpty(connection)))
    const uid =
      [current, this.#active].find(known => known !== null && kept.has(known)) ?? kept.keys().next().value ?? null
    this.#config.setState(state => ({
      ...state,
      connections: kept,
      current: uid,
      status: uid === null ? 'disconnected' : 'connected',
    }))
    for (const { connector } of empty) {
      const { change, connect, disconnect } = this.#config._internal.events
      connector.emitter.off('change', change)
      connector.emitter.off('disconnect', disconnect)
      if (connector.emitter.listenerCount('connect') === 0) connector.emitter.on('connect', connect)
      // The connection is removed even if the wallet fails to disconnect.
      connector.disconnect().catch(() => {})
    }
  }
}

function isEmpty({ accounts, connector }: Connection): boolean {
  return typeof connector.connect === 'function' && accounts.length === 0
}
