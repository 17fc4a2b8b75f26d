import type { AdapterHost, AdapterState } from '@openappkit/appkit-core'
import type { Config } from '@wagmi/core'

/** Of one kit. */
export interface Projection {
  readonly host: AdapterHost
  /** To be called when something changed that wagmi's store doesn't tell. */
  update(): void
  stop(): void
}

/** Tells a kit what wagmi's store says, now and each time that it says something new. */
export function startProjection(
  config: Config,
  host: AdapterHost,
  /** Gives the same list of connectors as long as they are the same. */
  project: () => AdapterState,
  onChange: () => void,
): Projection {
  let last: AdapterState | undefined
  const update = () => {
    const now = project()
    // What didn't change stays the same object, so that readers can compare by identity.
    const isKept = JSON.stringify(now.connections) === JSON.stringify(last?.connections)
    const next = { ...now, connections: (isKept && last?.connections) || now.connections }
    if ((Object.keys(next) as (keyof AdapterState)[]).every(key => next[key] === last?.[key])) return
    last = next
    host.onState(last)
  }
  const change = () => {
    update()
    onChange()
  }
  const stops = [config.subscribe(state => state, change), config._internal.connectors.subscribe(change)]
  update()
  return {
    host,
    update,
    stop() {
      for (const stop of stops) stop()
    },
  }
}
