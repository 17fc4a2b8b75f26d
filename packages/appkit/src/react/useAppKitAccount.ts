import { type Account, type ChainNamespace, readAccount } from '@openappkit/appkit-core'
import { useKit } from './useKit'
import { useReading } from './useReading'

/**
 * The account of a namespace, of the one in use unless told. While the connection of the last visit comes back, `address` is known and `status` is `connecting`.
 *
 * @throws AppKitError `kit/missing` without a kit.
 * @example
 * ```tsx
 * const { address, isConnected } = useAppKitAccount({ namespace: 'eip155' })
 * ```
 */
export function useAppKitAccount(parameters: { readonly namespace?: ChainNamespace | undefined } = {}): Account {
  return useReading(useKit('useAppKitAccount'), ({ chains }) => readAccount(chains, parameters.namespace))
}
