import type { ContractState } from '@openappkit/testing/contract'
import type { ToyWallet } from '../../src/chain/ToyWallet'
import { type BrokenToy, broken, connecting, rewriteStates } from './BrokenToy'

/** Toys whose adapter reports, connects or disconnects incorrectly. */
export const brokenConnections: readonly BrokenToy[] = [
  broken(
    'emits no state on attach',
    ['attach reports a disconnected state immediately and prompts no wallet'],
    adapter => {
      let count = 0
      rewriteStates(adapter, state => (count++ === 0 ? undefined : state))
    },
  ),
  broken('finds no wallet', ['prefetch lists each installed wallet once, under the adapter’s namespace'], adapter =>
    Object.assign(adapter, { prefetch: async () => {} }),
  ),
  broken(
    'finds no wallet that registers late',
    ['a wallet that registers late is listed, and one that unregisters is removed'],
    (_, page) => Object.assign(page, { listen: () => () => {} }),
  ),
  broken(
    'drops wallets that features provide',
    [
      'a provided wallet is listed, connects, signs and disconnects like any other',
      'a reload reconnects a provided wallet that arrives after the reconnect has begun',
      'a provided wallet that never arrives is no failure, and one that arrives too late still reconnects',
    ],
    adapter => {
      adapter.prefetch = async () => ({ addWallet: async () => () => {} })
    },
  ),
  broken('keeps wallets that features remove', ['a removed provided wallet is no longer listed'], adapter => {
    const prefetch = adapter.prefetch.bind(adapter)
    adapter.prefetch = async () => {
      const loaded = await prefetch()
      return {
        async addWallet(wallet) {
          await loaded?.addWallet?.(wallet)
          return () => {}
        },
      }
    }
  }),
  broken(
    'emits each state twice',
    ['unchanged state is not reported, and the list of wallets keeps its identity'],
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
    ['unchanged state is not reported, and the list of wallets keeps its identity'],
    adapter => rewriteStates(adapter, state => ({ ...state, connectors: [...state.connectors] })),
  ),
  broken(
    'keeps its listeners on detach',
    ['detach leaves no listener and no timer', 'a wallet that approves after detach gets no listener'],
    adapter => {
      const attach = adapter.attach.bind(adapter)
      adapter.attach = host => {
        attach(host)
        return () => {}
      }
    },
  ),
  broken('leaves a timer', ['detach leaves no listener and no timer'], adapter => {
    const attach = adapter.attach.bind(adapter)
    adapter.attach = host => {
      setTimeout(() => {}, 5_000)
      return attach(host)
    }
  }),
  broken(
    'stops listening after a second attach',
    ['after attach runs again, the adapter reports missed changes and listens to the wallet'],
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
    'resolves with a different account',
    ['an approved connect resolves with the reported state'],
    async (connect, parameters) => {
      const result = await connect(parameters)
      return { ...result, address: result.accounts[1]?.address ?? '' }
    },
  ),
  broken(
    'never reports that it is connecting',
    ['the status goes from disconnected to connecting to connected'],
    adapter => rewriteStates(adapter, state => (state.status === 'connecting' ? undefined : state)),
  ),
  connecting(
    'throws any error when the user declines',
    ['a rejected connect throws UserRejectedError, connects nothing, and can be retried'],
    (connect, parameters) => connect(parameters).catch(() => Promise.reject(new Error('declined'))),
  ),
  connecting(
    'reports a pending request as declined',
    ['a request that is already pending in the wallet throws RequestPendingError'],
    (connect, parameters) => connect(parameters).catch(error => Promise.reject(renamed(error, 'UserRejectedError'))),
  ),
  connecting(
    'connects without an account',
    ['a wallet that shares no account throws `wallet/no-accounts`, stays disconnected, and can be retried'],
    (connect, parameters) => connect(parameters).catch(() => ({ address: '', chainId: 'marble', accounts: [] })),
  ),
  connecting(
    'throws the same error for everything',
    ['an unknown wallet throws WalletNotFoundError'],
    (connect, parameters) => connect(parameters).catch(error => Promise.reject(renamed(error, 'AppKitError'))),
  ),
  connecting(
    "can't be canceled",
    ['canceling ends `connecting`, and a later approval still connects'],
    (connect, parameters) => connect({ ...parameters, signal: undefined }),
  ),
  connecting(
    'disconnects when any request is declined',
    ['a late rejection of a canceled connect does not end the next connect'],
    async (connect, parameters, adapter) => {
      try {
        return await connect(parameters)
      } catch (error) {
        await adapter.disconnect()
        throw error
      }
    },
  ),
  connecting(
    'reconnects a connected wallet from scratch',
    ['connecting a connected wallet again shows no prompt', 'a connection added late can be made active'],
    async (connect, parameters, adapter) => {
      await adapter.disconnect({ connectorId: parameters.connectorId })
      return connect(parameters)
    },
  ),
  broken(
    'returns a provider without a connection',
    ['getProvider returns the provider of a live connection and throws for any other id'],
    adapter => Object.assign(adapter, { getProvider: async () => ({}) }),
  ),
  connecting(
    'activates every approval',
    [
      'an approval of a canceled connect adds a connection but activates nothing after another wallet connected',
      'an approval of a pending connect activates nothing after another wallet connected',
      'an approval activates nothing after the user canceled it to keep the active wallet',
      'an approval activates nothing after the user chose the active wallet again',
    ],
    async (connect, parameters, adapter) => {
      const result = await connect(parameters)
      await adapter.switchConnection({ connectorId: parameters.connectorId })
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
    cases: ['a wallet unlocked after the user connected another one activates nothing'],
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
