import type { CreateConnectorFn } from '@wagmi/core'

/** A connector by its kind and by its instance. */
export interface ConnectorIdentity {
  readonly id: string
  readonly uid: string
}

/** Makes a connector one of a config of ours. */
export type OwnConnector = (create: CreateConnectorFn) => CreateConnectorFn

/** What such a connector asks the adapter. */
export interface ConnectorOwner {
  readonly remembered: Set<string>
  /** Whether the visitor connected this wallet here. */
  knows(id: string): boolean
  /** What the connector gets to see of a wallet. */
  standInFor(wallet: object, connector: ConnectorIdentity): Promise<unknown>
}

/**
 * wagmi takes a wallet for connected as soon as it shows accounts to the page. The page may hold other kits, so here only a wallet counts that
 * the visitor connected with this adapter; others aren't even listened to. Connectors of other kinds own their SDK's provider and are left alone.
 */
export function ownConnector(owner: ConnectorOwner): OwnConnector {
  return create => parameters => {
    const connector = create(parameters)
    if (connector.type !== 'injected') return connector
    const { id } = connector
    const { uid } = parameters.emitter
    return {
      ...connector,
      async setup() {
        // Nobody waits for it, and a wallet that can't be listened to is heard when it is asked.
        if (owner.remembered.has(id)) await connector.setup?.call(this).catch(() => {})
      },
      async isAuthorized() {
        return owner.knows(id) && connector.isAuthorized.call(this)
      },
      async disconnect() {
        // Afterwards: meanwhile the wallet says that it went away, which is otherwise a reason to remember it.
        await connector.disconnect.call(this).finally(() => owner.remembered.delete(id))
      },
      async getProvider(chain) {
        const wallet = await connector.getProvider(chain)
        return wallet && owner.standInFor(wallet, { id, uid })
      },
    }
  }
}
