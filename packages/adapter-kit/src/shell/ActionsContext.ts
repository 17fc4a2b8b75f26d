import type { AdapterCapability, CaipNetwork, ChainNamespace } from '@openappkit/appkit-core'

/** Values that an adapter's shell shares with its actions. */
export interface ActionsContext {
  /** CAIP-2 namespace of the chain. */
  readonly namespace: ChainNamespace
  /** Name of the chain in messages. */
  readonly chainName: string
  /** Capabilities of the adapter. */
  readonly capabilities: ReadonlySet<AdapterCapability>
  /** Ids of connectors that the user connected and didn't disconnect. */
  readonly remembered: Set<string>
  /**
   * Returns the networks of all kits that have attached, without duplicates, the latest kit's first. When an app adds
   * or removes a network, that kit's networks replace the whole list.
   */
  networks(): readonly CaipNetwork[]
  /** Sends the adapter's state to each kit for which it changed. */
  onChange(): void
}
