import type { NamespaceState } from '@openappkit/appkit-core'
import { useKit } from './useKit'
import { useSnapshot } from './useSnapshot'

/** Account and network of the namespace in use; undefined when no network of it is configured. */
export function useActiveChain(): NamespaceState | undefined {
  const kit = useKit()
  const { activeNamespace, namespaces } = useSnapshot(kit.chains.state)
  return namespaces[activeNamespace]
}
