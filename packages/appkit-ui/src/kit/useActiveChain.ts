import type { NamespaceState } from '@openappkit/appkit-core'
import { useKit } from './useKit'
import { useSnapshot } from './useSnapshot'

/**
 * Returns the account and network of the active namespace. While disconnected, `address` is undefined. While the wallet
 * is on a chain outside the app's networks, `network` is undefined.
 *
 * @throws {AppKitError} `ui/no-kit` outside a mounted modal
 *
 * @example
 * ```tsx
 * import { Text, useActiveChain } from '@openappkit/appkit-ui/elements'
 *
 * export function ActiveAddress() {
 *   return <Text>{useActiveChain()?.address}</Text>
 * }
 * ```
 */
export function useActiveChain(): NamespaceState | undefined {
  const kit = useKit()
  const { activeNamespace, namespaces } = useSnapshot(kit.chains.state)
  return namespaces[activeNamespace]
}
