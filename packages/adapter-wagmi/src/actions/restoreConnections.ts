import type { Config, Connector } from '@wagmi/core'
import { addAnnouncedConnectors } from '../config/announcedConnectors'
import { hasHydrated, persistOf } from '../config/hydrateConfig'
import { currentConnection, isLive, liveConnections } from '../config/liveConnection'
import { isSafeFrame } from '../config/safeFrame'
import type { RememberedConnectors } from '../RememberedConnectors'

/**
 * Connects again what was connected, without any prompt. wagmi's own `reconnect` asks every wallet of the page, also those that were never
 * used here, and serves one config of the page at a time; this asks the remembered ones, and any number of kits may do it at once.
 */
export async function restoreConnections(config: Config, remembered: RememberedConnectors): Promise<void> {
  if (!hasHydrated(config)) {
    await persistOf(config)?.rehydrate()
    addAnnouncedConnectors(config)
  }
  const current = currentConnection(config)
  const stored = [...config.state.connections.values()].map(({ connector }) => connector.id)
  remembered.add(stored)
  if (isSafeFrame()) remembered.add(['safe'])
  const candidates = remembered
    .untried(config)
    .filter(({ id }) => !liveConnections(config).some(({ connector }) => connector.id === id))
  // The one that was active comes first and so becomes active again.
  const sorted = candidates.toSorted((a, b) => rank(b) - rank(a))
  if (sorted.length > 0 && !isLive(current)) config.setState(state => ({ ...state, status: 'reconnecting' }))
  for (const connector of sorted) {
    remembered.markTried(connector)
    await restoreConnection(config, connector)
  }
  dropStored(config)

  function rank({ id }: Connector): number {
    return Number(id === current?.connector.id)
  }
}

async function restoreConnection(config: Config, connector: Connector): Promise<void> {
  const { change, connect, disconnect } = config._internal.events
  try {
    if (!(await connector.isAuthorized())) return
    const { accounts, chainId } = await connector.connect({ isReconnecting: true })
    const [first, ...others] = accounts
    if (!first) return
    const { emitter, uid } = connector
    emitter.off('connect', connect)
    emitter.off('change', change)
    emitter.off('disconnect', disconnect)
    emitter.on('change', change)
    emitter.on('disconnect', disconnect)
    config.setState(state => {
      const live = [...state.connections].filter(([, connection]) => isLive(connection))
      const active = live.find(([key]) => key === state.current)
      return {
        ...state,
        connections: new Map([...live, [uid, { accounts: [first, ...others], chainId, connector }]]),
        current: active?.[0] ?? uid,
        status: 'connected',
      }
    })
  } catch {
    // A wallet that is locked, gone or no longer permits the page isn't connected any more, which is what the state says then.
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
