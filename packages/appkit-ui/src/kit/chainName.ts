import type { ChainNamespace } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'

/** Returns the chain family's display name from its adapter, else the name of its first network, else the namespace. */
export function chainName({ context, chains }: ModalKit, namespace: ChainNamespace): string {
  if (context.adapters.namespaces.includes(namespace)) return context.adapter(namespace).chainName
  return chains.get(namespace)?.networks[0]?.name ?? namespace
}
