import type { NamespaceState } from '@openappkit/appkit-core'
import { useKit } from './useKit'
import { useSnapshot } from './useSnapshot'

/**
 * Returns the account and network of the active namespace. Undefined if it has no configured network.
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
