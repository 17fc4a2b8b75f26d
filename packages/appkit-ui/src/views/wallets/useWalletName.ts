import type { ChainNamespace, Connection } from '@openappkit/appkit-core'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'

/** Returns the name and picture of a connected wallet, from the connection itself or from its connector. */
export function useWalletName(
  namespace: ChainNamespace,
  { connectorId, name, icon }: Connection,
): { readonly name: string; readonly imageUrl: string | undefined } {
  const { connectors } = useSnapshot(useKit().connectors.state)
  const connector = connectors.find(({ id, chain }) => id === connectorId && chain === namespace)
  return { name: name ?? connector?.name ?? connectorId, imageUrl: icon ?? connector?.imageUrl }
}
