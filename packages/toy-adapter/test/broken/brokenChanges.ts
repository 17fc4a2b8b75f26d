import { type BrokenToy, broken, connecting, rewriteStates } from './BrokenToy'

/** Toys whose adapter reconnects or follows wallets incorrectly. */
export const brokenChanges: readonly BrokenToy[] = [
  broken('never reconnects', ['a reload reconnects without a prompt'], adapter =>
    Object.assign(adapter, { reconnect: async () => {} }),
  ),
  broken(
    'forgets the active account',
    ['a reload keeps the active account even if the wallet lists another first'],
    adapter => {
      const attach = adapter.attach.bind(adapter)
      adapter.attach = host => attach({ ...host, address: undefined })
    },
  ),
  broken(
    'shows a prompt when it reconnects',
    [
      'a reload shows no prompt and stays disconnected if the wallet revoked the permission',
      'a reload does not reconnect after an explicit disconnect',
    ],
    (adapter, page) => {
      adapter.reconnect = async () => {
        for (const { connectorId } of page.list) await adapter.connect({ connectorId })
      }
    },
  ),
  broken('ignores an account switch in the wallet', ['an account selected in the wallet becomes active'], adapter => {
    let first: string | undefined
    rewriteStates(adapter, state => {
      first ??= state.address
      return { ...state, address: state.address && first }
    })
  }),
  broken(
    'keeps a connection that the user ended',
    ['revoking the permission disconnects the wallet, and the user can connect again'],
    adapter => {
      let wasConnected = false
      rewriteStates(adapter, state => {
        wasConnected ||= state.status === 'connected'
        return wasConnected && state.status === 'disconnected' ? undefined : state
      })
    },
  ),
  broken('never disconnects', ['after the app disconnects, it gets no wallet events and can connect again'], adapter =>
    Object.assign(adapter, { disconnect: async () => {} }),
  ),
  broken(
    'disconnects every wallet',
    [
      'disconnecting a wallet that is not connected changes nothing',
      'disconnecting the active wallet activates the other, and disconnecting all leaves none',
    ],
    adapter => {
      const disconnect = adapter.disconnect.bind(adapter)
      adapter.disconnect = () => disconnect()
    },
  ),
  broken(
    "can't switch wallets",
    ['with two connected wallets, the latest is active and either can be activated'],
    adapter => Object.assign(adapter, { switchConnection: async () => {} }),
  ),
  broken('disconnects with any wallet', ['events of the inactive wallet don’t change the active one'], adapter => {
    let before = 0
    rewriteStates(adapter, state => {
      const isFewer = state.connections.length < before
      before = state.connections.length
      return isFewer ? { ...state, status: 'disconnected', activeConnectorId: undefined } : state
    })
  }),
  broken(
    'accepts any account and wallet',
    [
      'a shared account can be activated if the adapter supports it, and any other account throws',
      'activating a wallet that is not connected throws',
    ],
    adapter => {
      const switchConnection = adapter.switchConnection.bind(adapter)
      adapter.switchConnection = parameters => switchConnection(parameters).catch(() => {})
    },
  ),
  broken('stays on its network', ['switchNetwork switches if the adapter supports it and throws otherwise'], adapter =>
    Object.assign(adapter, { switchNetwork: async () => {} }),
  ),
  broken(
    'misses a network switch in the wallet',
    ['a network chosen in the wallet is reported if the wallet has a current network'],
    adapter => rewriteStates(adapter, state => ({ ...state, chainId: state.chainId && 'marble' })),
  ),
  connecting(
    "connects on the wallet's network",
    ['connect uses the network that the user chose before'],
    (connect, parameters) => connect({ ...parameters, caipNetwork: undefined }),
  ),
]
