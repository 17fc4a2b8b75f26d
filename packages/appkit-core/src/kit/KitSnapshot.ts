import { snapshot, subscribe } from 'valtio/vanilla'
import type { BalancesState } from '../chains/balanceState'
import type { ChainController, ChainState } from '../chains/ChainController'
import type { ConnectionController } from '../connections/ConnectionController'
import type { ConnectorController } from '../connectors/ConnectorController'
import type { EventsController } from '../events/EventsController'
import type { ModalState } from '../modal/ModalState'
import type { OptionsController } from '../options/OptionsController'
import type { ThemeController } from '../theme/ThemeController'

/** The controllers whose state hosts and buttons read. */
export interface ReadableKit {
  readonly balances: { readonly state: BalancesState }
  readonly chains: ChainController
  readonly connections: ConnectionController
  readonly connectors: ConnectorController
  readonly events: EventsController
  readonly modal: { readonly state: ModalState }
  readonly options: OptionsController
  readonly theme: ThemeController
}

/** Everything that hosts and buttons read, as it was at one moment. What has not changed since the last snapshot is the same object. */
export type KitSnapshot = { readonly [Name in keyof ReadableKit]: ReadableKit[Name]['state'] }

const names = ['balances', 'chains', 'connections', 'connectors', 'events', 'modal', 'options', 'theme'] as const

/** Takes a snapshot of a kit. */
export function takeSnapshot(kit: ReadableKit): KitSnapshot {
  // The pairs of name and state are what `names` and ReadableKit agree on; `fromEntries` forgets it.
  return Object.fromEntries(names.map(name => [name, snapshot<object>(kit[name].state)])) as unknown as KitSnapshot
}

/** Calls `listener` after anything of a kit's snapshot changed. Returns what ends it. */
export function watchSnapshot(kit: ReadableKit, listener: () => void): () => void {
  const stops = names.map(name => subscribe<object>(kit[name].state, listener))
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * What a server and the first render of the page it made agree on: nothing that depends on the clock, on wallets of the
 * browser, or on storage that the server can't read.
 */
export function hydrationSnapshot(kit: ReadableKit, chains: ChainState): KitSnapshot {
  const now = takeSnapshot(kit)
  return {
    ...now,
    chains: snapshot<object>(chains) as ChainState,
    balances: { balances: {} },
    connectors: { connectors: [], recent: [] },
    events: { ...now.events, timestamp: 0 },
  }
}
