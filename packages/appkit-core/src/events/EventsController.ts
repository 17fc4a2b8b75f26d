import { proxy, ref } from 'valtio/vanilla'
import type { Environment } from '../environment/Environment'
import { notify } from '../environment/notify'
import type { AppKitEvent, EventName, EventRegistry } from './AppKitEvent'

/** The newest event. */
export interface EventsState {
  /** Milliseconds since the epoch. */
  timestamp: number
  reportedErrors: Record<string, boolean>
  data: AppKitEvent
}

/** Tells the host what happened. Nothing leaves the page here; telemetry, where the host allows it, listens like anyone else. */
export class EventsController {
  readonly state: EventsState
  readonly #environment: Environment
  readonly #listeners: Set<(state: EventsState) => void> = new Set()

  constructor(environment: Environment) {
    this.#environment = environment
    this.state = proxy<EventsState>({
      timestamp: environment.now(),
      reportedErrors: {},
      data: ref<AppKitEvent>({ type: 'track', event: 'MODAL_CREATED', properties: undefined }),
    })
  }

  /** Reports an event to every listener, at once and in order: two events in one tick are two calls. */
  track<Name extends EventName>(
    event: Name,
    ...properties: EventRegistry[Name] extends undefined ? [] : [EventRegistry[Name]]
  ): void {
    // The pair of name and properties is what the signature guarantees; a mapped type can't be inferred from it.
    const data = { type: 'track', event, properties: properties[0] } as AppKitEvent
    const state: EventsState = { ...this.state, timestamp: this.#environment.now(), data: ref(data) }
    Object.assign(this.state, state)
    notify(this.#environment, this.#listeners, state)
  }

  /** Calls `listener` for each event from now on. Returns what ends it. */
  subscribe(listener: (state: EventsState) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
