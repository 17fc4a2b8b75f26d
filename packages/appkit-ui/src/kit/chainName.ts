import type { ChainNamespace } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'

/** What people call a chain family, as its adapter says; without one, the name of its first network. */
export function chainName({ base, chains }: ModalKit, namespace: ChainNamespace): string {
  if (base.adapters.namespaces.includes(namespace)) return base.adapter(namespace).chainName
  return chains.get(namespace)?.networks[0]?.name ?? namespace
}
