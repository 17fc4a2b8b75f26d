import { toCaipNetwork, UserRejectedError } from '@openappkit/appkit-core'
import type { InjectedWallet } from '@openappkit/testing'
import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { createClient, custom, http, parseEther, parseGwei, verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestKit, type TestKit } from '../test/createTestKit'
import { deployToken } from '../test/deployToken'
import { localWallet } from '../test/localWallet'
import { openPage } from '../test/TestPage'

let chain: EvmChain
let wallet: InjectedWallet
let kit: TestKit
let network: ReturnType<typeof toCaipNetwork>
beforeAll(async () => {
  chain = await startEvmChain()
  network = toCaipNetwork(chain.chain)
})
afterAll(() => chain.stop())
beforeEach(async () => {
  wallet = localWallet(chain)
  wallet.install(openPage())
  kit = createTestKit([chain.chain])
  await kit.adapter.connect({ connectorId: wallet.info.rdns })
})
afterEach(() => vi.unstubAllGlobals())

const recipient = '0x00000000000000000000000000000000000A11cE'

test('transfers native coins and updates both balances', async () => {
  const address = chain.accounts[0].address
  const before = await (await kit.adapter.transfers()).getBalance({ address, caipNetwork: network })
  const { hash } = await (await kit.adapter.transfers()).sendTransaction({
    to: recipient,
    value: parseEther('1.5'),
    caipNetwork: network,
  })
  const receipt = await chain.waitForReceipt(hash as `0x${string}`)
  const fee = receipt.gasUsed * receipt.effectiveGasPrice
  expect(receipt.status).toBe('success')
  expect(await (await kit.adapter.transfers()).getBalance({ address: recipient, caipNetwork: network })).toEqual({
    value: parseEther('1.5'),
    decimals: 18,
    symbol: 'ETH',
  })
  expect((await (await kit.adapter.transfers()).getBalance({ address, caipNetwork: network })).value).toBe(
    before.value - parseEther('1.5') - fee,
  )
})

test('lets the wallet choose type, fees and nonce', async () => {
  await (await kit.adapter.transfers()).sendTransaction({ to: recipient, value: 1n, caipNetwork: network })
  const sent = wallet.requests.find(({ method }) => method === 'eth_sendTransaction')
  const chainId = `0x${chain.chainId.toString(16)}`
  expect(sent?.params).toEqual([{ from: chain.accounts[0].address, to: recipient, value: '0x1', chainId }])
})

test('rejects a declined transfer with a UserRejectedError', async () => {
  wallet.reject('send')
  await expect(
    (await kit.adapter.transfers()).sendTransaction({ to: recipient, value: 1n, caipNetwork: network }),
  ).rejects.toThrow(UserRejectedError)
})

test('sends nothing while the wallet is on a different network', async () => {
  const elsewhere = toCaipNetwork({ ...chain.chain, id: 4242 })
  await expect(
    (await kit.adapter.transfers()).sendTransaction({ to: recipient, value: 1n, caipNetwork: elsewhere }),
  ).rejects.toMatchObject({
    code: 'network/mismatch',
  })
  expect(wallet.requests.map(({ method }) => method)).not.toContain('eth_sendTransaction')
})

test('transfers the exact token amount, including tokens that return nothing', async () => {
  const tokenAddress = await deployToken(chain)
  const held = async (address: string) =>
    (await kit.adapter.transfers()).getBalance({ address, caipNetwork: network, tokenAddress })
  const before = await held(chain.accounts[0].address)
  expect(before).toEqual({ value: 1_000_000_000n, decimals: 6, symbol: 'USDT' })
  const { hash } = await (await kit.adapter.transfers()).sendToken({
    tokenAddress,
    to: recipient,
    amount: 123_456n,
    caipNetwork: network,
  })
  expect((await chain.waitForReceipt(hash as `0x${string}`)).status).toBe('success')
  expect((await held(recipient)).value).toBe(123_456n)
  expect((await held(chain.accounts[0].address)).value).toBe(before.value - 123_456n)
})

test("rejects instead of returning zero if a balance can't be read", async () => {
  const noToken = {
    address: recipient,
    caipNetwork: network,
    tokenAddress: '0x0000000000000000000000000000000000000bad',
  }
  await expect((await kit.adapter.transfers()).getBalance(noToken)).rejects.toMatchObject({
    code: 'balance/unavailable',
  })
  const unknown = { address: recipient, caipNetwork: toCaipNetwork({ ...chain.chain, id: 99 }) }
  await expect((await kit.adapter.transfers()).getBalance(unknown)).rejects.toMatchObject({
    code: 'balance/unavailable',
  })
})

test("reads balances over the host's transport and shares concurrent requests", async () => {
  const requests: string[] = []
  const transport = custom({
    async request({ method }: { method: string }) {
      requests.push(method)
      return '0x7'
    },
  })
  const own = createTestKit([chain.chain], { transports: { [chain.chainId]: transport } })
  const ask = async () => (await own.adapter.transfers()).getBalance({ address: recipient, caipNetwork: network })
  expect((await Promise.all([ask(), ask()])).map(({ value }) => value)).toEqual([7n, 7n])
  expect(requests).toEqual(['eth_getBalance'])
  await ask()
  expect(requests).toHaveLength(2)
})

test('signs a message with a signature that verifies for the account', async () => {
  const { signature } = await kit.adapter.signMessage({ message: 'Hello, wörld', address: chain.accounts[0].address })
  const valid = await verifyMessage({
    address: chain.accounts[0].address,
    message: 'Hello, wörld',
    signature: signature as `0x${string}`,
  })
  expect(valid).toBe(true)
})

test('rejects a declined or pending signature with its error', async () => {
  const sign = () => kit.adapter.signMessage({ message: 'Hello', address: chain.accounts[0].address })
  wallet.reject('sign')
  await expect(sign()).rejects.toThrow(UserRejectedError)
  wallet.pending('sign')
  await expect(sign()).rejects.toMatchObject({ code: 'wallet/request-pending' })
})

test('signs with the second account of a wallet if it is active', async () => {
  const address = chain.accounts[1]?.address ?? '0x'
  await kit.adapter.switchConnection({ connectorId: wallet.info.rdns, address })
  const { signature } = await kit.adapter.signMessage({ message: 'Hello', address })
  expect(await verifyMessage({ address, message: 'Hello', signature: signature as `0x${string}` })).toBe(true)
})

test('rejects a connector whose account signs in the page, and suggests using wagmi', async () => {
  const connection = [...kit.adapter.wagmiConfig.state.connections.values()][0]
  if (!connection) throw new Error('The wallet is connected.')
  const client = createClient({
    account: privateKeyToAccount(chain.accounts[0].privateKey),
    transport: http(chain.url),
  })
  Object.assign(connection.connector, { getClient: async () => client })
  const refused = { code: 'transaction/local-account' }
  const { address } = chain.accounts[0]
  await expect(kit.adapter.signMessage({ message: 'Hello', address })).rejects.toMatchObject(refused)
  const transfer = { to: recipient, value: 1n, caipNetwork: network }
  await expect((await kit.adapter.transfers()).sendTransaction(transfer)).rejects.toMatchObject(refused)
})

test("estimates a transfer's fee as gas times the current price", async () => {
  const fee = await (await kit.adapter.transfers()).estimateFee({
    address: chain.accounts[0].address,
    to: recipient,
    value: 1n,
    caipNetwork: network,
  })
  expect(fee).toBeGreaterThanOrEqual(21_000n)
  expect(fee).toBeLessThan(30_000n * parseGwei('100'))
  const tokenAddress = await deployToken(chain)
  // The token doesn't implement this call, so the transaction would fail and has no fee.
  const failing = { address: recipient, to: tokenAddress, value: 0n, data: '0xdeadbeef', caipNetwork: network }
  await expect((await kit.adapter.transfers()).estimateFee(failing)).rejects.toMatchObject({
    code: 'transaction/estimate-failed',
  })
})

test("estimates a token transfer's fee by the token's own gas", async () => {
  const tokenAddress = await deployToken(chain)
  const transfer = { address: chain.accounts[0].address, to: recipient, value: 1n, caipNetwork: network }
  const [native, token] = await Promise.all([
    (await kit.adapter.transfers()).estimateFee(transfer),
    (await kit.adapter.transfers()).estimateFee({ ...transfer, tokenAddress }),
  ])
  expect(token).toBeGreaterThan(native)
  // The amount exceeds every balance, so the transfer would fail.
  const failing = { ...transfer, tokenAddress, value: 2n ** 255n }
  await expect((await kit.adapter.transfers()).estimateFee(failing)).rejects.toMatchObject({
    code: 'transaction/estimate-failed',
  })
})

test('reads capabilities and assets from the wallet, and returns none without the method', async () => {
  const account = chain.accounts[0].address
  expect(await (await kit.adapter.transfers()).getWalletCapabilities?.(account)).toEqual({})
  expect(await (await kit.adapter.transfers()).getWalletAssets?.({ account, chainFilter: ['0x7a69'] })).toEqual({})
  expect(wallet.requests.at(-1)).toMatchObject({
    method: 'wallet_getAssets',
    params: [{ account, chainFilter: ['0x7a69'] }],
  })
  wallet.fail({ code: -32000 }, 'wallet_getCapabilities')
  await expect((await kit.adapter.transfers()).getWalletCapabilities?.(account)).rejects.toMatchObject({
    code: 'wallet/request-failed',
  })
})

test('rejects references before the wallet request', async () => {
  const requestCount = wallet.requests.length
  const transfers = await kit.adapter.transfers()
  const [address, tokenAddress] = [chain.accounts[0].address, await deployToken(chain)]
  const query = { address, to: recipient, amount: 1n, value: 1n, caipNetwork: network, references: [recipient] }
  for (const attempt of [
    () => transfers.sendTransaction(query),
    () => transfers.sendToken({ ...query, tokenAddress }),
    () => transfers.estimateFee(query),
    () => transfers.describeTransfer?.(query),
    () => transfers.simulateTransfer?.(query),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'adapter/unsupported' })
  expect(wallet.requests).toHaveLength(requestCount)
})
