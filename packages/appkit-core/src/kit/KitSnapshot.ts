import { snapshot, subscribe } from 'valtio/vanilla'
import type { ChainState } from '../chains/ChainController'
import type { AppKitContext } from './AppKitContext'

const names = ['balances', 'chains', 'connections', 'connectors', 'events', 'modal', 'options', 'theme'] as const

/** Controllers whose state apps and buttons read. */
type Readable = Pick<AppKitContext, (typeof names)[number]>

/** All public state at one moment. Parts that have not changed keep their object identity. */
export type KitSnapshot = { readonly [Name in keyof Readable]: Readable[Name]['state'] }

/**
 * Takes a snapshot of a kit's public state.
 *
 * @example
 * ```ts
 * import { type AppKit, takeSnapshot } from '@openappkit/appkit-core'
 *
 * export function connectorNames(kit: AppKit): string[] {
 *   return takeSnapshot(kit).connectors.connectors.map(({ name }) => name)
 * }
 * ```
 */
export function takeSnapshot(kit: Readable): KitSnapshot {
  // `fromEntries` loses the link between name and state that `Readable` guarantees.
  return Object.fromEntries(names.map(name => [name, snapshot<object>(kit[name].state)])) as unknown as KitSnapshot
}

/**
 * Calls `listener` when any public state of a kit changes. Returns the function to unsubscribe.
 *
 * @example
 * ```ts
 * import { type AppKit, takeSnapshot, watchSnapshot } from '@openappkit/appkit-core'
 *
 * export function logChains(kit: AppKit): () => void {
 *   return watchSnapshot(kit, () => console.log(takeSnapshot(kit).chains.activeNamespace))
 * }
 * ```
 */
export function watchSnapshot(kit: Readable, listener: () => void): () => void {
  const stops = names.map(name => subscribe<object>(kit[name].state, listener))
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Takes the snapshot for the server and for hydration. Leaves out state that depends on the clock, on the browser's
 * wallets, or on storage that the server can't read.
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
