import { type BrokenToy, broken, connecting, rewriteStates } from './BrokenToy'

/** Toys whose adapter reconnects or follows wallets incorrectly. */
export const brokenChanges: readonly BrokenToy[] = [
  broken('restores nothing', ['a reload restores the connection without asking the owner anything'], adapter =>
    Object.assign(adapter, { reconnect: async () => {} }),
  ),
  broken(
    'forgets which account was in use',
    ['the account that was in use is in use again, though the wallet puts another first'],
    adapter => {
      const attach = adapter.attach.bind(adapter)
      adapter.attach = host => attach({ ...host, address: undefined })
    },
  ),
  broken(
    'asks for what it restores',
    ['a wallet that no longer permits the page stays disconnected, unasked', 'an explicit disconnect is not restored'],
    (adapter, page) => {
      adapter.reconnect = async () => {
        for (const { connectorId } of page.list) await adapter.connect({ connectorId })
      }
    },
  ),
  broken('keeps the account', ['an account that the owner selects becomes the active one'], adapter => {
    let first: string | undefined
    rewriteStates(adapter, state => {
      first ??= state.address
      return { ...state, address: state.address && first }
    })
  }),
  broken(
    'keeps what the owner ends',
    ['an owner who takes the permission back is disconnected, and can connect again'],
    adapter => {
      let wasConnected = false
      rewriteStates(adapter, state => {
        wasConnected ||= state.status === 'connected'
        return wasConnected && state.status === 'disconnected' ? undefined : state
      })
    },
  ),
  broken('never disconnects', ['the page disconnects, hears the wallet no more, and can connect again'], adapter =>
    Object.assign(adapter, { disconnect: async () => {} }),
  ),
  broken(
    'disconnects every wallet',
    [
      'leaving a wallet that is not connected changes nothing',
      'leaving the active wallet makes the other one active, leaving all leaves none',
    ],
    adapter => {
      const disconnect = adapter.disconnect.bind(adapter)
      adapter.disconnect = () => disconnect()
    },
  ),
  broken(
    'cannot switch wallets',
    ['two wallets are connected side by side, the latest is active, either can be made so'],
    adapter => Object.assign(adapter, { switchConnection: async () => {} }),
  ),
  broken('disconnects with any wallet', ['what the inactive wallet does leaves the active one alone'], adapter => {
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
      'another account of the wallet can be made active where the adapter says so; one that is not shared is refused',
      'a wallet that is not connected cannot be made active',
    ],
    adapter => {
      const switchConnection = adapter.switchConnection.bind(adapter)
      adapter.switchConnection = given => switchConnection(given).catch(() => {})
    },
  ),
  broken(
    'stays on its network',
    ['the network is switched where the adapter can; where it cannot, that is a clear error'],
    adapter => Object.assign(adapter, { switchNetwork: async () => {} }),
  ),
  broken(
    'misses a switch in the wallet',
    ['a network that the owner chooses in the wallet reaches the state, where wallets are on one'],
    adapter => rewriteStates(adapter, state => ({ ...state, chainId: state.chainId && 'marble' })),
  ),
  connecting(
    'connects on the network of the wallet',
    ['the network that the visitor chose before is the one to connect on'],
    (connect, given) => connect({ ...given, caipNetwork: undefined }),
  ),
]
