import type { EventsState } from '../events/EventsController'
import type { AppKitContext } from '../kit/AppKitContext'

/** Maximum number of events kept until telemetry has loaded. */
const recentEventLimit = 20

/**
 * Calls `ask` when the user is about to need the backend: each time the modal opens, and immediately if no account is
 * connected, because the modal's code then loads only on the user's intent. Each call is deferred by a task, so the
 * modal shows first.
 *
 * @param ask - Loads data from the backend. Receives the latest events, for telemetry.
 */
export function followIntent(kit: AppKitContext, ask: (recentEvents: readonly EventsState[]) => Promise<void>): void {
  const { chains, environment, events, options } = kit
  const recentEvents: EventsState[] = []
  const deferAsk = () => {
    // The next time the modal opens, failed loads are retried.
    environment.setTimer(() => void ask(recentEvents).catch(() => {}), 0)
  }
  const keep = ({ ...event }: EventsState) => {
    // Events that happen while analytics are off are never reported.
    if (options.state.features.analytics !== false) recentEvents.push(event)
    if (recentEvents.length > recentEventLimit) recentEvents.shift()
    if (event.data.event === 'MODAL_OPEN') deferAsk()
  }
  keep(events.state)
  kit.onDestroy(events.subscribe(keep))
  if (!Object.values(chains.state.namespaces).some(({ address }) => address)) deferAsk()
}
