import { toCaipNetwork } from '@openappkit/appkit-core'
import type { InjectedWallet } from '@openappkit/testing'
import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { custom, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestKit, type TestKit } from '../test/createTestKit'
import { deployToken } from '../test/deployToken'
import { loaded } from '../test/loaded'
import { localWallet } from '../test/localWallet'
import { openPage } from '../test/TestPage'
import type { Eip1193Requester } from './actions/getProvider'
import { isInsufficientFunds } from './transfer/insufficientFunds'

let chain: EvmChain
let other: EvmChain
let wallet: InjectedWallet
let kit: TestKit
let network: ReturnType<typeof toCaipNetwork>
beforeAll(async () => {
  chain = await startEvmChain()
  other = await startEvmChain({ chainId: chain.chainId + 1, name: 'Other' })
  network = toCaipNetwork(chain.chain)
})
afterAll(() => Promise.all([chain.stop(), other.stop()]))
beforeEach(async () => {
  await connect(localWallet(chain, { chains: chains() }))
})
afterEach(() => vi.unstubAllGlobals())

const recipient = '0x00000000000000000000000000000000000A11cE'
const chains = () => ({ [chain.chainId]: { rpcUrl: chain.url }, [other.chainId]: { rpcUrl: other.url } })
const accountAt = (index: number) => chain.accounts[index]?.address ?? '0x'
const asked = () =>
  wallet.requests.filter(({ method }) => method === 'eth_sendTransaction').map(({ params }) => params?.[0]) as {
    readonly from: string
    readonly value: string
  }[]

async function connect(connecting: InjectedWallet): Promise<void> {
  wallet = connecting
  wallet.install(openPage())
  kit = createTestKit([chain.chain, other.chain])
  await kit.adapter.connect({ connectorId: wallet.info.rdns })
}

test('whoever pays is who was named, also when the wallet selects another account meanwhile', async () => {
  const sending = (await kit.adapter.transfers()).sendTransaction({
    address: accountAt(0),
    to: recipient,
    value: 7n,
    caipNetwork: network,
  })
  wallet.switchAccount(1)
  await sending
  const tokenAddress = await deployToken(chain)
  const transfer = { address: accountAt(0), tokenAddress, to: recipient, amount: 1n, caipNetwork: network }
  await (await kit.adapter.transfers()).sendToken(transfer)
  expect(asked().map(({ from }) => from.toLowerCase())).toEqual(
    [accountAt(0), accountAt(0)].map(one => one.toLowerCase()),
  )
})

test('a wallet that does not share the account any more is not asked', async () => {
  await connect(localWallet(chain, { shares: 'selected', rdns: 'com.selective' }))
  const transfer = { address: accountAt(0), to: recipient, value: 7n, caipNetwork: network }
  wallet.switchAccount(1)
  await expect.poll(() => kit.state.address?.toLowerCase()).toBe(accountAt(1).toLowerCase())
  await expect((await kit.adapter.transfers()).sendTransaction(transfer)).rejects.toMatchObject({
    code: 'wallet/not-connected',
  })
  expect(asked()).toEqual([])
})

test('a wallet that changes its chain after it was asked for it knows that another one was meant', async () => {
  const [connection] = [...kit.adapter.wagmiConfig.state.connections.values()]
  const getChainId = connection?.connector.getChainId
  Object.assign(connection?.connector ?? {}, {
    async getChainId() {
      const id = await getChainId?.()
      wallet.switchChain(other.chainId)
      return id
    },
  })
  const before = await other.balanceOf(recipient)
  const sending = (await kit.adapter.transfers()).sendTransaction({
    to: recipient,
    value: parseEther('1'),
    caipNetwork: network,
  })
  await expect(sending).rejects.toMatchObject({ code: 'transaction/failed' })
  expect(await other.balanceOf(recipient)).toBe(before)
})

test('an account that can pay the fee of now, and not what the wallet offers, has insufficient funds', async () => {
  const address = accountAt(0)
  const balance = await chain.balanceOf(address)
  const fee = await (await kit.adapter.transfers()).estimateFee({
    address,
    to: recipient,
    value: 1n,
    caipNetwork: network,
  })
  const sending = (await kit.adapter.transfers()).sendTransaction({
    to: recipient,
    value: balance - (fee * 5n) / 4n,
    caipNetwork: network,
  })
  await expect(sending).rejects.toMatchObject({ code: 'transaction/insufficient-funds' })
  const { feeReserve } = await loaded(kit.adapter)
  const { hash } = await (await kit.adapter.transfers()).sendTransaction({
    to: recipient,
    value: balance - feeReserve(fee),
    caipNetwork: network,
  })
  expect((await chain.waitForReceipt(hash as `0x${string}`)).status).toBe('success')
  // The rest of the tests has money again.
  await chain.client.request({ method: 'anvil_setBalance', params: [address, '0x21e19e0c9bab2400000'] } as never)
})

test.each([
  ['a library in the wallet', Object.assign(new Error('x'), { code: 'INSUFFICIENT_FUNDS' }), 'insufficient-funds'],
  ['the code of the standard', { code: -38014, message: 'x' }, 'insufficient-funds'],
  ['an account that has enough', { code: -32603, message: 'insufficient funds for gas * price + value' }, 'failed'],
  ['no answer at all', new Error('insufficient funds'), 'failed'],
])('why a wallet could not send is told by codes and by the chain, never by words: %s', async (_, failure, code) => {
  wallet.fail(failure as never, 'send')
  const sending = (await kit.adapter.transfers()).sendTransaction({ to: recipient, value: 1n, caipNetwork: network })
  await expect(sending).rejects.toMatchObject({ code: `transaction/${code}` })
})

test('wallets wrap what a node said, and it is found in there', async () => {
  const node = () => Promise.reject(new Error('Not to be asked'))
  const wrapped = (inner: object) => ({ code: -32603, data: { originalError: inner } })
  const said = (cause: unknown) => isInsufficientFunds(cause, node, recipient, { to: recipient, value: 1n })
  expect(await said(wrapped({ code: -38014 }))).toBe(true)
  expect(await said(wrapped({ name: 'InsufficientFundsError' }))).toBe(true)
  expect(await said(new Error('x', { cause: { error: { code: 'INSUFFICIENT_FUNDS' } } }))).toBe(true)
  // A node that is asked and does not answer says nothing.
  expect(await said(wrapped({ code: -32000 }))).toBe(false)
})

test('what nobody answered says nothing of funds, although there is too little by now', async () => {
  const value = await chain.balanceOf(accountAt(0))
  // The relay broke: it may have been sent all the same.
  wallet.fail(new Error('Connection lost') as never, 'send')
  const sending = (await kit.adapter.transfers()).sendTransaction({ to: recipient, value, caipNetwork: network })
  await expect(sending).rejects.toMatchObject({ code: 'transaction/failed' })
})

/** The wallet's provider answers a transaction as `answer` does, which may ask the wallet itself. */
async function whoseProvider(answer: (ask: () => Promise<unknown>) => Promise<unknown>): Promise<void> {
  const [connection] = [...kit.adapter.wagmiConfig.state.connections.values()]
  const provider = (await connection?.connector.getProvider()) as Eip1193Requester
  const odd: Eip1193Requester = {
    request: call =>
      call.method === 'eth_sendTransaction' ? answer(() => provider.request(call)) : provider.request(call),
  }
  Object.assign(connection?.connector ?? {}, { getProvider: async () => odd })
}

test('a wallet that breaks after it has sent may have sent', async () => {
  await whoseProvider(async ask => {
    await ask()
    throw new Error('The extension was restarted')
  })
  const sending = (await kit.adapter.transfers()).sendTransaction({ to: recipient, value: 1n, caipNetwork: network })
  await expect(sending).rejects.toMatchObject({ code: 'transaction/unknown' })
  expect(asked()).toHaveLength(1)
})

test.each([undefined, null, '', '0x12', { hash: '0x' }, `javascript:${'a'.repeat(55)}`])(
  'a wallet that answers %j may have sent something, and nobody knows what',
  async answer => {
    await whoseProvider(async () => answer)
    const sending = (await kit.adapter.transfers()).sendTransaction({ to: recipient, value: 1n, caipNetwork: network })
    await expect(sending).rejects.toMatchObject({ code: 'transaction/unknown' })
  },
)

test('decimals that no amount could be written with are no balance', async () => {
  const node = custom({
    request: async ({ params }: { params?: readonly [{ readonly data?: string }] }) =>
      // Everything that it is asked is the largest number.
      params?.[0].data ? `0x${'f'.repeat(64)}` : '0x1',
  })
  const { adapter } = createTestKit([chain.chain], { transports: { [chain.chainId]: node } })
  const asking = (await adapter.transfers()).getBalance({
    address: recipient,
    caipNetwork: network,
    tokenAddress: recipient,
  })
  await expect(asking).rejects.toMatchObject({ code: 'balance/unavailable' })
})
