import type { ChainNamespace } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'

/** Whether anybody may know what else than a chain's own asset is held there: a backend, or the wallet itself. */
export function mayHoldTokens({ base, hasBackend }: ModalKit, namespace: ChainNamespace): boolean {
  if (hasBackend) return true
  return base.adapters.namespaces.includes(namespace) && base.adapter(namespace).capabilities.has('walletAssets')
}
