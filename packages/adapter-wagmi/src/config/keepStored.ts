import type { Config } from '@wagmi/core'
import { isLive } from './liveConnection'

/**
 * wagmi's own `reconnect`, which `<WagmiProvider>` calls on mount, finds no wallet as long as none was looked for, and would forget what its
 * storage remembers. Until the returned function is called, remembered connections are put back.
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
