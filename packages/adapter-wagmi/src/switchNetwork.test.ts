import { type CaipNetwork, toCaipNetwork, UserRejectedError } from '@openappkit/appkit-core'
import type { InjectedWallet } from '@openappkit/testing'
import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestKit, type TestKit } from '../test/createTestKit'
import { localWallet } from '../test/localWallet'
import { openPage } from '../test/TestPage'

let chain: EvmChain
let other: EvmChain
let target: CaipNetwork
beforeAll(async () => {
  chain = await startEvmChain({ chainId: 31337 })
  other = await startEvmChain({ chainId: 31338, name: 'Other chain' })
  target = toCaipNetwork({
    ...other.chain,
    blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example.org' } },
  })
})
afterAll(() => Promise.all([chain.stop(), other.stop()]))
afterEach(() => vi.unstubAllGlobals())

const connectorId = 'org.openappkit.test-wallet'

async function connected({
  knowsOther,
  kitKnowsOther = true,
}: {
  readonly knowsOther: boolean
  readonly kitKnowsOther?: boolean
}): Promise<{
  readonly wallet: InjectedWallet
  readonly kit: TestKit
}> {
  const chains = {
    [chain.chainId]: { rpcUrl: chain.url },
    ...(knowsOther ? { [other.chainId]: { rpcUrl: other.url } } : {}),
  }
  const wallet = localWallet(chain, { chains })
  wallet.install(openPage())
  const kit = createTestKit(kitKnowsOther ? [chain.chain, other.chain] : [chain.chain])
  await kit.adapter.connect({ connectorId })
  return { wallet, kit }
}

const requestsOf = (wallet: InjectedWallet, method: string) =>
  wallet.requests.filter(request => request.method === method)

test('switches wallet and kit to the network on approval', async () => {
  const { wallet, kit } = await connected({ knowsOther: true })
  await kit.adapter.switchNetwork(target)
  expect(wallet.chainId).toBe(other.chainId)
  expect(kit.state).toMatchObject({ status: 'connected', chainId: other.chainId })
})

test('rejects a declined switch with a UserRejectedError and changes nothing', async () => {
  const { wallet, kit } = await connected({ knowsOther: true })
  wallet.reject('switchChain')
  await expect(kit.adapter.switchNetwork(target)).rejects.toThrow(UserRejectedError)
  expect(kit.state.chainId).toBe(chain.chainId)
})

test("adds an unknown network with the host's own endpoint and explorer", async () => {
  const { wallet, kit } = await connected({ knowsOther: false })
  await kit.adapter.switchNetwork(target)
  expect(kit.state.chainId).toBe(other.chainId)
  expect(requestsOf(wallet, 'wallet_addEthereumChain')).toMatchObject([
    {
      params: [
        {
          chainId: '0x7a6a',
          chainName: 'Other chain',
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: [other.url],
          blockExplorerUrls: ['https://explorer.example.org'],
        },
      ],
    },
  ])
})

test.each([-32603, 32603])('adds an unknown network if the wallet rejects with code %i', async code => {
  const { wallet, kit } = await connected({ knowsOther: false })
  wallet.fail({ code }, 'wallet_switchEthereumChain')
  await kit.adapter.switchNetwork(target)
  expect(requestsOf(wallet, 'wallet_addEthereumChain')).toHaveLength(1)
  expect(kit.state.chainId).toBe(other.chainId)
})

test('rejects with a UserRejectedError if the user declines to add the network', async () => {
  const { wallet, kit } = await connected({ knowsOther: false })
  wallet.reject('addChain')
  await expect(kit.adapter.switchNetwork(target)).rejects.toThrow(UserRejectedError)
})

test("rejects with “Chain is not supported” if the wallet can't add the network", async () => {
  const { wallet, kit } = await connected({ knowsOther: false })
  wallet.fail({ code: -32602, message: 'https only' }, 'addChain')
  await expect(kit.adapter.switchNetwork(target)).rejects.toMatchObject({
    name: 'AppKitError',
    code: 'network/switch-failed',
    message: 'Chain is not supported',
  })
})

test('rejects other failures with network/switch-failed', async () => {
  const { wallet, kit } = await connected({ knowsOther: true })
  wallet.fail({ code: 4900 }, 'switchChain')
  await expect(kit.adapter.switchNetwork(target)).rejects.toMatchObject({ code: 'network/switch-failed' })
})

test("rejects immediately for a host's connector that can't switch networks", async () => {
  const { kit } = await connected({ knowsOther: true })
  const [connection] = kit.adapter.wagmiConfig.state.connections.values()
  if (!connection) throw new Error('No connection')
  const { connector } = connection
  Object.assign(connector, { type: 'custom', switchChain: undefined })
  const getChainId = vi.spyOn(connector, 'getChainId')
  await expect(kit.adapter.switchNetwork(target)).rejects.toMatchObject({ code: 'network/switch-failed' })
  expect(getChainId).not.toHaveBeenCalled()
})

test('switches to a network that was added after the wallet was discovered', async () => {
  const { kit } = await connected({ knowsOther: false, kitKnowsOther: false })
  kit.adapter.setNetworks([toCaipNetwork(chain.chain), target])
  await kit.adapter.switchNetwork(target)
  expect(kit.state.chainId).toBe(other.chainId)
  expect(
    await (await kit.adapter.transfers()).getBalance({ address: other.accounts[0].address, caipNetwork: target }),
  ).toMatchObject({
    value: 10n ** 22n,
  })
})

test('requests a network on connect only if the user chose one', async () => {
  const wallet = localWallet(chain, {
    chains: { [chain.chainId]: { rpcUrl: chain.url }, [other.chainId]: { rpcUrl: other.url } },
  })
  wallet.install(openPage())
  const kit = createTestKit([other.chain, chain.chain])
  expect(await kit.adapter.connect({ connectorId })).toMatchObject({ chainId: chain.chainId })
  expect(requestsOf(wallet, 'wallet_switchEthereumChain')).toHaveLength(0)
  await kit.adapter.disconnect()
  expect(await kit.adapter.connect({ connectorId, caipNetwork: target })).toMatchObject({ chainId: other.chainId })
})

test("switches only wagmi's chain without a wallet", async () => {
  openPage()
  const kit = createTestKit([chain.chain, other.chain])
  await kit.adapter.switchNetwork(target)
  expect(kit.adapter.wagmiConfig.state.chainId).toBe(other.chainId)
  expect(kit.state.chainId).toBeUndefined()
})

test('rejects if the wallet approves but stays on its network', async () => {
  const wallet = localWallet(chain, { announceAfter: 'manual' })
  const page = openPage()
  wallet.install(page)
  page.ethereum = {
    on: wallet.provider.on,
    removeListener: wallet.provider.removeListener,
    request: (call: { readonly method: string }) =>
      call.method === 'wallet_switchEthereumChain' ? Promise.resolve(null) : wallet.provider.request(call),
  }
  const kit = createTestKit([chain.chain, other.chain])
  await kit.adapter.connect({ connectorId: 'injected' })
  await expect(kit.adapter.switchNetwork(target)).rejects.toMatchObject({ code: 'network/switch-failed' })
  expect(kit.state.chainId).toBe(chain.chainId)
})
