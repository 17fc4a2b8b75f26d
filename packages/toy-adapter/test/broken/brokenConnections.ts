import type { ContractState } from '@openappkit/testing/contract'
import type { ToyWallet } from '../../src/chain/ToyWallet'
import { type BrokenToy, broken, connecting, rewriteStates } from './BrokenToy'

/** Toys whose adapter reports, connects or disconnects incorrectly. */
export const brokenConnections: readonly BrokenToy[] = [
  broken(
    'emits no state on attach',
    ['attach tells a state at once: nobody is connected, no wallet was asked'],
    adapter => {
      let count = 0
      rewriteStates(adapter, state => (count++ === 0 ? undefined : state))
    },
  ),
  broken(
    'finds no wallet',
    ['the wallets of the page are known after prefetch, each once, on the namespace of the adapter'],
    adapter => Object.assign(adapter, { prefetch: async () => {} }),
  ),
  broken(
    'finds no wallet that arrives late',
    ['a wallet that arrives late appears, and one that goes is no longer listed where wallets can go'],
    (_, page) => Object.assign(page, { listen: () => () => {} }),
  ),
  broken(
    'emits each state twice',
    ['what did not change is not told, and the list of wallets keeps its identity'],
    adapter => {
      const attach = adapter.attach.bind(adapter)
      adapter.attach = host =>
        attach({
          ...host,
          onState(state) {
            host.onState(state)
            host.onState(state)
          },
        })
    },
  ),
  broken(
    'copies the list of wallets into each state',
    ['what did not change is not told, and the list of wallets keeps its identity'],
    adapter => rewriteStates(adapter, state => ({ ...state, connectors: [...state.connectors] })),
  ),
  broken(
    'detaches nothing',
    ['detach leaves no listener and no timer behind', 'a wallet that approves after detach gets no listener either'],
    adapter => {
      const attach = adapter.attach.bind(adapter)
      adapter.attach = host => {
        attach(host)
        return () => {}
      }
    },
  ),
  broken('leaves a timer', ['detach leaves no listener and no timer behind'], adapter => {
    const attach = adapter.attach.bind(adapter)
    adapter.attach = host => {
      setTimeout(() => {}, 5_000)
      return attach(host)
    }
  }),
  broken(
    'is deaf once it is attached again',
    ['attached again, the adapter tells what it missed and hears the wallet as before'],
    adapter => {
      const attach = adapter.attach.bind(adapter)
      let attached = 0
      adapter.attach = host => {
        attached++
        let emitted = 0
        return attach({ ...host, onState: state => (attached > 1 && emitted++ > 0 ? undefined : host.onState(state)) })
      }
    },
  ),
  connecting(
    'resolves with another account',
    ['an approved connect resolves with what the state then says'],
    async (connect, given) => {
      const result = await connect(given)
      return { ...result, address: result.accounts[1]?.address ?? '' }
    },
  ),
  broken('never says that it connects', ['the state goes from disconnected over connecting to connected'], adapter =>
    rewriteStates(adapter, state => (state.status === 'connecting' ? undefined : state)),
  ),
  connecting(
    'throws any error when the user declines',
    ['a declined connect is a UserRejectedError, leaves nobody connected, and can be tried again'],
    (connect, given) => connect(given).catch(() => Promise.reject(new Error('declined'))),
  ),
  connecting(
    'calls a request that waits declined',
    ['a request that waits in the wallet is a RequestPendingError'],
    (connect, given) => connect(given).catch(error => Promise.reject(renamed(error, 'UserRejectedError'))),
  ),
  connecting(
    'connects without an account',
    ['a wallet that grants no account is `wallet/no-accounts`, never connected, and can be tried again'],
    (connect, given) => connect(given).catch(() => ({ address: '', chainId: 'marble', accounts: [] })),
  ),
  connecting('has one error for everything', ['a wallet that nobody has is a WalletNotFoundError'], (connect, given) =>
    connect(given).catch(error => Promise.reject(renamed(error, 'AppKitError'))),
  ),
  connecting(
    'cannot be given up',
    ['giving up ends `connecting`, and an approval that comes later still counts'],
    (connect, given) => connect({ ...given, signal: undefined }),
  ),
  connecting(
    'disconnects when any request is declined',
    ['a connect that was given up and is declined late does not end the one after it'],
    async (connect, given, adapter) => {
      try {
        return await connect(given)
      } catch (error) {
        await adapter.disconnect()
        throw error
      }
    },
  ),
  connecting(
    'connects a connected wallet from the start',
    [
      'connecting a connected wallet again asks the owner nothing',
      'a connection that was added late can be made the active one',
    ],
    async (connect, given, adapter) => {
      await adapter.disconnect({ connectorId: given.connectorId })
      return connect(given)
    },
  ),
  broken(
    'hands out a provider without a connection',
    ['a live connection hands out its provider, any other id is a clear error'],
    adapter => Object.assign(adapter, { getProvider: async () => ({}) }),
  ),
  connecting(
    'activates every approval',
    [
      'one that was given up before another wallet was connected adds a connection and activates nothing',
      'one that nobody gave up before another wallet was connected activates nothing either',
      'one that was given up in favor of the wallet in use activates nothing',
      'one that comes after the user chose the wallet in use again activates nothing',
    ],
    async (connect, given, adapter) => {
      const result = await connect(given)
      await adapter.switchConnection({ connectorId: given.connectorId })
      return result
    },
  ),
  activatesUnlocked(),
]

/** Creates an adapter that activates an unlocked wallet. */
function activatesUnlocked(): BrokenToy {
  let unlock: (wallet: ToyWallet) => void = () => {}
  return {
    defect: 'activates a wallet that is unlocked',
    cases: ['a wallet that is unlocked after the user connected another one activates nothing'],
    changes: {
      adapter(adapter) {
        const attach = adapter.attach.bind(adapter)
        adapter.attach = host => {
          let last: ContractState | undefined
          unlock = ({ connectorId, addresses: [address] }) =>
            last && host.onState({ ...last, activeConnectorId: connectorId, address })
          return attach({
            ...host,
            onState(state) {
              last = state
              host.onState(state)
            },
          })
        }
      },
      wallet: wallet => void Object.assign(wallet, { lock: () => wallet.disconnect(), unlock: () => unlock(wallet) }),
    },
  }
}

function renamed(error: unknown, name: string): Error {
  return Object.assign(new Error(String(error)), { code: 'wallet/rejected', name })
}
