import type { ChainNamespace } from '@openappkit/appkit-core'
import type { Accessor } from 'solid-js'
import type { KitParameter } from '../bindings/findKit'
import { type NamespaceConnections, readConnections } from '../kit/readConnections'
import { access, createReading, type MaybeAccessor } from './readings'
import { useKit } from './useKit'

/**
 * Returns an accessor of the connected and the recent wallets of a namespace. Default: the active namespace. Recent wallets
 * are known once the modal's code has loaded: for connected users when the browser is idle, otherwise on intent (see
 * `AppKitInstance.prefetch`).
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useAppKitConnections } from '@openappkit/appkit/solid'
 * import { For } from 'solid-js'
 *
 * export function Wallets() {
 *   const wallets = useAppKitConnections('solana')
 *   return <For each={wallets().connections}>{({ name }) => <p>{name}</p>}</For>
 * }
 * ```
 */
export function useAppKitConnections(
  namespace?: MaybeAccessor<ChainNamespace | undefined>,
  parameters: KitParameter = {},
): Accessor<NamespaceConnections> {
  const kit = useKit('useAppKitConnections', parameters)
  return createReading(kit, snapshot => readConnections(snapshot, access(namespace)))
}
