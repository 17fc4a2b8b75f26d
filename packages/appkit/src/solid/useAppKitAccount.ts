import { type Account, type ChainNamespace, readAccount } from '@openappkit/appkit-core'
import type { Accessor } from 'solid-js'
import type { KitParameter } from '../bindings/findKit'
import { access, createReading, type MaybeAccessor } from './readings'
import { useKit } from './useKit'

/**
 * Returns an accessor of a namespace's account. Default: the active namespace. While the last wallet reconnects, `address` is
 * known and `status` is `connecting` or `reconnecting`.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useAppKitAccount } from '@openappkit/appkit/solid'
 *
 * export function Address() {
 *   const account = useAppKitAccount({ namespace: 'eip155' })
 *   return <p>{account().isConnected ? account().address : 'Not connected'}</p>
 * }
 * ```
 */
export function useAppKitAccount<Namespace extends ChainNamespace>(
  parameters: KitParameter & { readonly namespace: MaybeAccessor<Namespace> },
): Accessor<Account<Namespace>>
/** Returns an accessor of a namespace's account. Default: the active namespace. */
export function useAppKitAccount(
  parameters?: KitParameter & { readonly namespace?: MaybeAccessor<ChainNamespace | undefined> },
): Accessor<Account>
export function useAppKitAccount(
  parameters: KitParameter & { readonly namespace?: MaybeAccessor<ChainNamespace | undefined> } = {},
): Accessor<Account> {
  const kit = useKit('useAppKitAccount', parameters)
  return createReading(kit, ({ chains }) => readAccount(chains, access(parameters.namespace)))
}
