import type { CreateConnectorFn } from '@wagmi/core'

/** Identity of a connector: its type and its instance. */
export interface ConnectorIdentity {
  readonly id: string
  readonly uid: string
}

/** Wraps a connector for a config that the adapter creates. */
export type OwnConnector = (create: CreateConnectorFn) => CreateConnectorFn

/** Callbacks of a wrapped connector. */
export interface ConnectorCallbacks {
  readonly remembered: Set<string>
  /** Returns whether the user connected this wallet here. */
  knows(id: string): boolean
  /** Returns the object that the connector sees as the wallet. */
  standInFor(wallet: object, connector: ConnectorIdentity): Promise<unknown>
}

/**
 * Limits injected connectors to wallets that the user connected with this adapter, and doesn't listen to others. wagmi
 * treats a wallet as connected as soon as it shares accounts with the page, which may run other kits. Connectors of
 * other types control their SDK's provider and stay unchanged.
 */
export function ownConnector(callbacks: ConnectorCallbacks): OwnConnector {
  return create => parameters => {
    const connector = create(parameters)
    if (connector.type !== 'injected') return connector
    const { id } = connector
    const { uid } = parameters.emitter
    return {
      ...connector,
      async setup() {
        // Errors are ignored: a wallet whose events fail is still read when the user connects it.
        if (callbacks.remembered.has(id)) await connector.setup?.call(this).catch(() => {})
      },
      async isAuthorized() {
        return callbacks.knows(id) && connector.isAuthorized.call(this)
      },
      async disconnect() {
        // Deleted last. The wallet emits a disconnect event while disconnecting, and that event normally keeps the
        // wallet remembered.
        await connector.disconnect.call(this).finally(() => callbacks.remembered.delete(id))
      },
      async getProvider(chain) {
        const wallet = await connector.getProvider(chain)
        return wallet && callbacks.standInFor(wallet, { id, uid })
      },
    }
  }
}
