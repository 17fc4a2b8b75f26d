import type { AdapterCapability, CaipNetwork, ChainNamespace } from '@openappkit/appkit-core'

/** What an adapter's actions share with its shell. */
export interface ActionsContext {
  readonly namespace: ChainNamespace
  readonly chainName: string
  readonly capabilities: ReadonlySet<AdapterCapability>
  /** Ids of the connectors that were connected here and not left on purpose. */
  readonly remembered: Set<string>
  /** The networks of all kits that use the adapter. */
  networks(): readonly CaipNetwork[]
  /** Something that kits read changed. */
  onChange(): void
}
