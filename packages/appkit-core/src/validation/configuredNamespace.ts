import { AppKitError, type ChainNamespace } from '@openappkit/contract'

/**
 * Refuses a namespace that none of the kit's networks belongs to.
 *
 * @throws AppKitError `namespace/not-configured`.
 */
export function assertNamespaceConfigured(
  namespace: ChainNamespace,
  networks: readonly { readonly chainNamespace: ChainNamespace }[],
): void {
  if (networks.some(network => network.chainNamespace === namespace)) return
  throw new AppKitError(
    'namespace/not-configured',
    `The namespace ${namespace} is not configured. Add one of its networks to the \`networks\` of createAppKit.`,
  )
}
