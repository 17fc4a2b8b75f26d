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
const transactionRequests = () =>
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

test('sends from the named account, even if the user selects another one in the wallet', async () => {
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
  expect(transactionRequests().map(({ from }) => from.toLowerCase())).toEqual(
    [accountAt(0), accountAt(0)].map(one => one.toLowerCase()),
  )
})

test('sends no request to a wallet that stopped sharing the account', async () => {
  await connect(localWallet(chain, { shares: 'selected', rdns: 'com.selective' }))
  const transfer = { address: accountAt(0), to: recipient, value: 7n, caipNetwork: network }
  wallet.switchAccount(1)
  await expect.poll(() => kit.state.address?.toLowerCase()).toBe(accountAt(1).toLowerCase())
  await expect((await kit.adapter.transfers()).sendTransaction(transfer)).rejects.toMatchObject({
    code: 'wallet/not-connected',
  })
  expect(transactionRequests()).toEqual([])
})

test('includes the intended chain, in case the wallet switches chains after the request', async () => {
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

test("reports insufficient funds if the account can't cover the wallet's fee offer", async () => {
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
  // The following tests need funds again.
  await chain.client.request({ method: 'anvil_setBalance', params: [address, '0x21e19e0c9bab2400000'] } as never)
})

test.each([
  [
    'the code of a library in the wallet',
    Object.assign(new Error('x'), { code: 'INSUFFICIENT_FUNDS' }),
    'insufficient-funds',
  ],
  ['the standard code', { code: -38014, message: 'x' }, 'insufficient-funds'],
  ['an account with enough funds', { code: -32603, message: 'insufficient funds for gas * price + value' }, 'failed'],
  ['an error without a code', new Error('insufficient funds'), 'failed'],
])('detects insufficient funds by error codes and the chain, never by text: %s', async (_, failure, code) => {
  wallet.fail(failure as never, 'send')
  const sending = (await kit.adapter.transfers()).sendTransaction({ to: recipient, value: 1n, caipNetwork: network })
  await expect(sending).rejects.toMatchObject({ code: `transaction/${code}` })
})

test("finds a node's error inside a wallet's error", async () => {
  const node = () => Promise.reject(new Error('Unexpected request'))
  const wrapped = (inner: object) => ({ code: -32603, data: { originalError: inner } })
  const said = (cause: unknown) => isInsufficientFunds(cause, node, recipient, { to: recipient, value: 1n })
  expect(await said(wrapped({ code: -38014 }))).toBe(true)
  expect(await said(wrapped({ name: 'InsufficientFundsError' }))).toBe(true)
  expect(await said(new Error('x', { cause: { error: { code: 'INSUFFICIENT_FUNDS' } } }))).toBe(true)
  // A node that doesn't answer proves nothing.
  expect(await said(wrapped({ code: -32000 }))).toBe(false)
})

test("doesn't report insufficient funds without an answer from wallet or node", async () => {
  const value = await chain.balanceOf(accountAt(0))
  // The relay failed, and the transaction may have been sent.
  wallet.fail(new Error('Connection lost') as never, 'send')
  const sending = (await kit.adapter.transfers()).sendTransaction({ to: recipient, value, caipNetwork: network })
  await expect(sending).rejects.toMatchObject({ code: 'transaction/failed' })
})

/** Stubs the wallet's answer to a transaction. `answer` can call the wallet itself. */
async function whoseProvider(answer: (ask: () => Promise<unknown>) => Promise<unknown>): Promise<void> {
  const [connection] = [...kit.adapter.wagmiConfig.state.connections.values()]
  const provider = (await connection?.connector.getProvider()) as Eip1193Requester
  const odd: Eip1193Requester = {
    request: call =>
      call.method === 'eth_sendTransaction' ? answer(() => provider.request(call)) : provider.request(call),
  }
  Object.assign(connection?.connector ?? {}, { getProvider: async () => odd })
}

test('reports an unknown status if the wallet fails after sending', async () => {
  await whoseProvider(async ask => {
    await ask()
    throw new Error('The extension was restarted')
  })
  const sending = (await kit.adapter.transfers()).sendTransaction({ to: recipient, value: 1n, caipNetwork: network })
  await expect(sending).rejects.toMatchObject({ code: 'transaction/status-unknown' })
  expect(transactionRequests()).toHaveLength(1)
})

test.each([undefined, null, '', '0x12', { hash: '0x' }, `javascript:${'a'.repeat(55)}`])(
  'reports an unknown status if the wallet answers %j',
  async answer => {
    await whoseProvider(async () => answer)
    const sending = (await kit.adapter.transfers()).sendTransaction({ to: recipient, value: 1n, caipNetwork: network })
    await expect(sending).rejects.toMatchObject({ code: 'transaction/status-unknown' })
  },
)

test("rejects a balance if the token's decimals are out of range", async () => {
  const node = custom({
    request: async ({ params }: { params?: readonly [{ readonly data?: string }] }) =>
      // Every call returns the largest `uint256`.
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
