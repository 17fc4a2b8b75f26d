import { toCaipNetwork } from '@openappkit/appkit-core'
import { createInjectedWallet, type InjectedWallet } from '@openappkit/testing'
import {
  type ContractNetwork,
  type ContractScene,
  type ContractWallet,
  describeAdapter,
} from '@openappkit/testing/contract'
import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { pad, verifyMessage } from 'viem'
import { afterAll, beforeAll, vi } from 'vitest'
import { memoryStorage } from '../test/createTestKit'
import { deployToken } from '../test/deployToken'
import { openPage } from '../test/TestPage'
import { WagmiAdapter } from './WagmiAdapter'

let first: EvmChain
let second: EvmChain
let tokenAddress: `0x${string}`
beforeAll(async () => {
  first = await startEvmChain()
  second = await startEvmChain({ chainId: first.chainId + 1, name: 'Second chain' })
  tokenAddress = await deployToken(first)
})
afterAll(() => Promise.all([first.stop(), second.stop()]))

/** Wallet methods that prompt the user. */
const prompting = new Set([
  'wallet_requestPermissions',
  'eth_requestAccounts',
  'personal_sign',
  'eth_sendTransaction',
  'wallet_addEthereumChain',
])
const recipient = '0x00000000000000000000000000000000000A11cE'

describeAdapter('WagmiAdapter', (): ContractScene => {
  const page = openPage()
  const wallets: InjectedWallet[] = []
  const stored = new Map<string, string>()
  const chainOf = ({ id }: ContractNetwork): EvmChain => (id === first.chainId ? first : second)
  const createWallet = (): { readonly wallet: InjectedWallet; readonly controls: ContractWallet } => {
    const index = wallets.length * 2
    const [one, two] = first.accounts.slice(index)
    if (!one || !two) throw new Error('The chain has no more accounts.')
    const connectorId = `com.wallet-${index}`
    const wallet = createInjectedWallet({
      accounts: [one.privateKey, two.privateKey],
      chains: { [first.chainId]: { rpcUrl: first.url }, [second.chainId]: { rpcUrl: second.url } },
      rdns: connectorId,
    })
    wallets.push(wallet)
    return { wallet, controls: controlsOf(wallet, connectorId, [one.address, two.address]) }
  }
  return {
    networks: [toCaipNetwork(first.chain), toCaipNetwork(second.chain)],
    createAdapter: networks =>
      new WagmiAdapter({
        networks: networks.map(network => ({
          ...chainOf(network).chain,
          ...network,
          id: Number(network.id),
          chainNamespace: 'eip155' as const,
          caipNetworkId: `eip155:${network.id}` as const,
        })),
        storage: memoryStorage(stored),
      }),
    installWallet() {
      const { wallet, controls } = createWallet()
      // A wallet can't withdraw its announcement, so it can't be uninstalled.
      wallet.install(page)
      return controls
    },
    provideWallet() {
      const { wallet, controls } = createWallet()
      return Object.assign(controls, { provider: wallet.provider })
    },
    listeners: () =>
      page.listenerCount('eip6963:announceProvider') + wallets.reduce((sum, wallet) => sum + wallet.listenerCount(), 0),
    balanceOf: (address, network) => chainOf(network).balanceOf(address as `0x${string}`),
    verify: ({ message, address, signature }) =>
      verifyMessage({ message, address: address as `0x${string}`, signature: signature as `0x${string}` }),
    recipient,
    amount: 1_500_000_000_000_000_001n,
    invalidAmounts: [2n ** 256n],
    invalidAddresses: [recipient.replace('A11cE', 'A11CE'), recipient.slice(2), 'vitalik.eth', `${recipient}00`],
    token: {
      address: tokenAddress,
      decimals: 6,
      balanceOf: async owner =>
        BigInt(
          (await first.client.getStorageAt({ address: tokenAddress, slot: pad(owner as `0x${string}`) })) ?? '0x0',
        ),
    },
    paymentRequest: ({ address, to, amount: value, caipNetwork }) => {
      const request = { kind: 'calls', address, caipNetwork, calls: [{ to, value }] }
      return request
    },
    async settled(hash) {
      await first.waitForReceipt(hash as `0x${string}`)
    },
    end: () => void vi.unstubAllGlobals(),
  }
})

function controlsOf(
  wallet: InjectedWallet,
  connectorId: string,
  addresses: ContractWallet['addresses'],
): ContractWallet {
  return {
    connectorId,
    addresses,
    get prompts() {
      return wallet.requests.filter(({ method }) => prompting.has(method)).length
    },
    reject: kind => wallet.reject(kind),
    pending: kind => wallet.pending(kind),
    hang: kind => wallet.hang(kind),
    release: answer => wallet.release(answer),
    grantNoAccounts: isOn => wallet.grantNoAccounts(isOn),
    switchAccount: at => wallet.switchAccount(at),
    lock: () => wallet.lock(),
    unlock: () => wallet.unlock(),
    switchNetwork: ({ id }) => wallet.switchChain(Number(id)),
    // A permission doesn't select an account, so this selects the first one again.
    disconnect() {
      wallet.disconnect()
      wallet.switchAccount(0)
    },
  }
}
