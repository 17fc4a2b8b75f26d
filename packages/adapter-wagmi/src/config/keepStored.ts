import type { Config } from '@wagmi/core'
import { isLive } from './liveConnection'

/**
 * Puts remembered connections back into the store whenever wagmi drops them, until the returned function is called.
 * wagmi's own `reconnect`, which `<WagmiProvider>` calls on mount, runs before wallets are discovered and would drop
 * them.
 */
export function keepStored(config: Config, remembered: ReadonlySet<string>): () => void {
  return config.subscribe(
    state => state,
    ({ current }, before) => {
      if (current !== null) return
      const kept = [...before.connections].filter(([, connection]) => {
        const { id } = connection.connector
        return !isLive(connection) && remembered.has(id)
      })
      if (kept.length > 0)
        config.setState(state => ({
          ...state,
          connections: new Map(kept),
          current: before.current,
          status: 'reconnecting',
        }))
    },
  )
}
