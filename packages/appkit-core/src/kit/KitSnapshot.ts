import { snapshot, subscribe } from 'valtio/vanilla'
import type { ChainState } from '../chains/ChainController'
import type { KitCore } from './KitCore'

const names = ['balances', 'chains', 'connections', 'connectors', 'events', 'modal', 'options', 'theme'] as const

/** The controllers whose state hosts and buttons read. */
type Readable = Pick<KitCore, (typeof names)[number]>

/** Everything that hosts and buttons read, as it was at one moment. What has not changed since the last snapshot is the same object. */
export type KitSnapshot = { readonly [Name in keyof Readable]: Readable[Name]['state'] }

/** Takes a snapshot of a kit. */
export function takeSnapshot(kit: Readable): KitSnapshot {
  // The pairs of name and state are those of Readable; `fromEntries` forgets it.
  return Object.fromEntries(names.map(name => [name, snapshot<object>(kit[name].state)])) as unknown as KitSnapshot
}

/** Calls `listener` after anything of a kit's snapshot changed. Returns what ends it. */
export function watchSnapshot(kit: Readable, listener: () => void): () => void {
  const stops = names.map(name => subscribe<object>(kit[name].state, listener))
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * What a server and the first render of the page it made agree on: nothing that depends on the clock, on wallets of the
 * browser, or on storage that the server can't read.
 */
export function hydrationSnapshot(kit: Readable, chains: ChainState): KitSnapshot {
  const now = takeSnapshot(kit)
  return {
    ...now,
    chains: snapshot<object>(chains) as ChainState,
    balances: { balances: {} },
    connectors: { connectors: [], recent: [] },
    events: { ...now.events, timestamp: 0 },
  }
}
