import { toCaipNetwork } from '@openappkit/appkit-core'
import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import {
  type Address,
  concat,
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  type Transport,
} from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestKit, type TestKit } from '../test/createTestKit'
import { deployToken, type TokenKind } from '../test/deployToken'
import { loaded } from '../test/loaded'
import { localWallet } from '../test/localWallet'
import { nodeBetween, noSuchMethod } from '../test/nodeBetween'
import { openPage } from '../test/TestPage'

let chain: EvmChain
let network: ReturnType<typeof toCaipNetwork>
const tokens: Partial<Record<TokenKind, Address>> = {}
beforeAll(async () => {
  chain = await startEvmChain()
  network = toCaipNetwork(chain.chain)
  for (const kind of ['plain', 'keepsHundredth', 'answersFalse'] as const) tokens[kind] = await deployToken(chain, kind)
})
afterAll(() => {
  // Other files share this worker.
  vi.unstubAllGlobals()
  return chain.stop()
})

const recipient = '0x00000000000000000000000000000000000A11cE'
const kitWith = (transport?: Transport): TestKit =>
  createTestKit([chain.chain], transport ? { transports: { [chain.chainId]: transport } } : {})
const transferOf = (amount: bigint, kind?: TokenKind) => ({
  address: chain.accounts[0].address,
  to: recipient,
  amount,
  tokenAddress: kind && tokens[kind],
  caipNetwork: network,
})
const control = (method: string, ...params: readonly unknown[]): Promise<unknown> =>
  chain.client.request({ method, params } as never)

/** Node features for simulation, from most to least capable. */
const withBlocks = undefined
const withOverrides = (): Transport =>
  nodeBetween(chain, ({ method }) => (method === 'eth_simulateV1' ? noSuchMethod() : undefined))
const withCalls = (): Transport =>
  nodeBetween(chain, ({ method, params }, ask) => {
    if (method === 'eth_simulateV1') noSuchMethod()
    // This node ignores parameters that it doesn't support.
    return method === 'eth_call' ? ask(method, ...params.slice(0, 2)) : undefined
  })

test.each([
  ['block simulation', () => withBlocks],
  ['code overrides', withOverrides],
])('reports the received token amount without sending, on a node with %s', async (_, transport) => {
  const adapter = await loaded(kitWith(transport()).adapter)
  const block = await chain.client.getBlockNumber()
  const plain = await adapter.simulateTransfer(transferOf(1_000n, 'plain'))
  expect(plain).toEqual({ sent: 1_000n, received: 1_000n })
  const kept = await adapter.simulateTransfer(transferOf(1_000n, 'keepsHundredth'))
  expect(kept).toEqual({ sent: 1_000n, received: 990n })
  const own = { ...transferOf(1_000n, 'keepsHundredth'), to: chain.accounts[0].address }
  expect((await adapter.simulateTransfer(own))?.sent).toBe(1_000n)
  expect(await chain.client.getBlockNumber()).toBe(block)
  const held = { address: recipient, caipNetwork: network, tokenAddress: tokens.plain }
  expect((await adapter.getBalance(held)).value).toBe(0n)
})

test.each([
  ['block simulation', () => withBlocks],
  ['code overrides', withOverrides],
  ['calls only', withCalls],
])('reports a token transfer that would fail, on a node with %s', async (_, transport) => {
  const adapter = await loaded(kitWith(transport()).adapter)
  const tooMuch = adapter.simulateTransfer(transferOf(2n ** 200n, 'plain'))
  await expect(tooMuch).rejects.toMatchObject({ code: 'transaction/would-fail' })
})

test.each([
  ['block simulation', () => withBlocks],
  ['code overrides', withOverrides],
])('detects a token that returns false instead of transferring, with %s', async (_, transport) => {
  const adapter = await loaded(kitWith(transport()).adapter)
  const nothing = adapter.simulateTransfer(transferOf(1n, 'answersFalse'))
  await expect(nothing).rejects.toMatchObject({ code: 'transaction/would-fail' })
})

test("can't report the received token amount on a node with calls only", async () => {
  const adapter = await loaded(kitWith(withCalls()).adapter)
  expect(await adapter.simulateTransfer(transferOf(1_000n, 'keepsHundredth'))).toBeUndefined()
})

test('reports the full amount for a coin, and a failure above the balance or to a recipient that rejects it', async () => {
  const adapter = await loaded(kitWith().adapter)
  expect(await adapter.simulateTransfer(transferOf(5n))).toEqual({ sent: 5n, received: 5n })
  const wouldFail = { code: 'transaction/would-fail' }
  const all = await chain.balanceOf(chain.accounts[0].address)
  await expect(adapter.simulateTransfer(transferOf(all + 1n))).rejects.toMatchObject(wouldFail)
  const toToken = { ...transferOf(1n), to: tokens.plain ?? '' }
  await expect(adapter.simulateTransfer(toToken)).rejects.toMatchObject(wouldFail)
})

test('rejects if the node does not answer', async () => {
  const deaf = nodeBetween(chain, () => {
    throw new Error('no connection')
  })
  const adapter = await loaded(kitWith(deaf).adapter)
  const failed = { code: 'transaction/simulation-unavailable' }
  await expect(adapter.simulateTransfer(transferOf(1n))).rejects.toMatchObject(failed)
  await expect(adapter.simulateTransfer(transferOf(1n, 'plain'))).rejects.toMatchObject(failed)
  const unknown = toCaipNetwork({ ...chain.chain, id: 99 })
  for (const caipNetwork of [network, unknown]) {
    const lookup = adapter.isContract({ address: recipient, caipNetwork })
    await expect(lookup).rejects.toMatchObject({ code: 'account/lookup-failed' })
  }
})

test('treats an address with code as a contract, but not a delegating account', async () => {
  const adapter = await loaded(kitWith().adapter)
  const isContract = async (address: string) => adapter.isContract({ address, caipNetwork: network })
  expect(await isContract(tokens.plain ?? '')).toBe(true)
  expect(await isContract(recipient)).toBe(false)
  const delegating = chain.accounts[3]?.address ?? '0x'
  await control('anvil_setCode', delegating, concat(['0xef0100', tokens.plain ?? '0x']))
  expect(await isContract(delegating)).toBe(false)
})

test('describes exactly the request that the wallet receives', async () => {
  const wallet = localWallet(chain)
  wallet.install(openPage())
  const kit = kitWith()
  await kit.adapter.connect({ connectorId: wallet.info.rdns })
  const adapter = await loaded(kit.adapter)
  const [amount, tokenAddress] = [123n, tokens.plain ?? '0x']
  expect(await adapter.describeTransfer(transferOf(7n))).toEqual([
    { kind: 'nativeTransfer', to: recipient, amount: 7n },
  ])
  const described = await adapter.describeTransfer(transferOf(amount, 'plain'))
  const method = 'transfer(address,uint256)'
  expect(described).toEqual([{ kind: 'tokenTransfer', to: recipient, amount, tokenAddress, method }])

  await adapter.sendToken({ tokenAddress, to: recipient, amount, caipNetwork: network })
  const [transaction] = (wallet.requests.find(({ method }) => method === 'eth_sendTransaction')?.params ?? []) as {
    data: Hex
    to: string
    value: Hex
  }[]
  expect(transaction).toMatchObject({ to: tokenAddress, value: '0x0' })
  // Decoded by a library that the adapter doesn't use for this.
  const { args } = decodeFunctionData({ abi: erc20Abi, data: transaction?.data ?? '0x' })
  expect(args).toEqual([described[0]?.to, described[0]?.amount])
  expect(transaction?.data).toBe(
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, amount] }),
  )
})

test('adds the checksum to an address in any spelling, and rejects invalid addresses', async () => {
  const adapter = await loaded(kitWith().adapter)
  const written = async (address: string) => adapter.checksumAddress({ address, caipNetwork: network })
  // Examples of EIP-55.
  for (const checksummed of [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
  ])
    expect([await written(checksummed.toLowerCase()), await written(checksummed)]).toEqual([checksummed, checksummed])
  await expect(written('0x12')).rejects.toThrow()
})

test('describes addresses with checksums, even if the input lacks them', async () => {
  const adapter = await loaded(kitWith().adapter)
  const small = { to: recipient.toLowerCase(), tokenAddress: tokens.plain?.toLowerCase() }
  const [ofToken] = await adapter.describeTransfer({ ...transferOf(1n), ...small })
  expect(ofToken).toMatchObject({ to: recipient, tokenAddress: getAddress(small.tokenAddress ?? '') })
  const [ofCoin] = await adapter.describeTransfer({ ...transferOf(1n), to: small.to })
  expect(ofCoin).toMatchObject({ to: recipient })
})

test("doesn't describe a transfer that can't be sent", async () => {
  const adapter = await loaded(kitWith().adapter)
  const describing = async (change: object) => adapter.describeTransfer({ ...transferOf(1n, 'plain'), ...change })
  await expect(describing({ to: '0x12' })).rejects.toMatchObject({ code: 'transaction/invalid-address' })
  await expect(describing({ amount: -1n })).rejects.toMatchObject({ code: 'transaction/invalid-amount' })
})

test('reserves the fee that wallets offer', async () => {
  const { feeReserve } = await loaded(kitWith().adapter)
  expect([feeReserve(0n), feeReserve(1n), feeReserve(100n)]).toEqual([0n, 3n, 250n])
})

test('includes the chain in the URI of an address', async () => {
  const adapter = await loaded(kitWith().adapter)
  const uri = adapter.addressUri({ address: recipient, caipNetwork: network })
  expect(uri).toBe(`ethereum:${recipient}@${chain.chainId}`)
})
