import { type Account, type ChainNamespace, readAccount } from '@openappkit/appkit-core'
import { useReading } from '@openappkit/appkit-ui/page'
import { useKit } from './useKit'

/**
 * Returns the account of a namespace. Default: the active namespace. While the last wallet reconnects, `address` is
 * known and `status` is `connecting` or `reconnecting`.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useAppKitAccount } from '@openappkit/appkit/react'
 *
 * export function Address() {
 *   const { address, isConnected } = useAppKitAccount({ namespace: 'eip155' })
 *   return <p>{isConnected ? address : 'Not connected'}</p>
 * }
 * ```
 */
export function useAppKitAccount<Namespace extends ChainNamespace>(parameters: {
  readonly namespace: Namespace
}): Account<Namespace>
/** Returns the account of a namespace. Default: the active namespace. */
export function useAppKitAccount(parameters?: { readonly namespace?: ChainNamespace | undefined }): Account
export function useAppKitAccount(parameters: { readonly namespace?: ChainNamespace | undefined } = {}): Account {
  return useReading(useKit('useAppKitAccount'), ({ chains }) => readAccount(chains, parameters.namespace))
}
