import { toCaipNetwork } from '@openappkit/appkit-core'
import type { InjectedWallet } from '@openappkit/testing'
import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { parseGwei } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestKit } from '../test/createTestKit'
import { deployToken } from '../test/deployToken'
import { loaded } from '../test/loaded'
import { localWallet } from '../test/localWallet'
import { nodeBetween, noSuchMethod } from '../test/nodeBetween'
import { openPage } from '../test/TestPage'
import { paidFee } from './transfer/paidFee'

let chain: EvmChain
let wallet: InjectedWallet
let caipNetwork: ReturnType<typeof toCaipNetwork>
beforeAll(async () => {
  chain = await startEvmChain()
  caipNetwork = toCaipNetwork(chain.chain)
})
afterAll(() => chain.stop())
beforeEach(() => {
  wallet = localWallet(chain)
  wallet.install(openPage())
})
afterEach(() => vi.unstubAllGlobals())

const to = '0x00000000000000000000000000000000000A11cE'
type Answers = Readonly<Record<string, () => unknown>>

/** Creates a connected kit whose node returns these answers. */
async function connected(answers: Answers = {}) {
  const transport = nodeBetween(chain, ({ method }) => answers[method]?.())
  const kit = createTestKit([chain.chain], { transports: { [chain.chainId]: transport } })
  await kit.adapter.connect({ connectorId: wallet.info.rdns })
  return loaded(kit.adapter)
}

/** Returns the wallet's latest request. */
function request(): Readonly<Record<string, string>> {
  const sent = wallet.requests.findLast(({ method }) => method === 'eth_sendTransaction')
  return (sent?.params as readonly Record<string, string>[] | undefined)?.[0] ?? {}
}

test('caps the cost of the wallet request at the highest fee, for coins and tokens', async () => {
  const adapter = await connected()
  const address = chain.accounts[0].address
  const tokenAddress = await deployToken(chain)
  for (const token of [undefined, tokenAddress]) {
    const fee = await adapter.estimateFee({
      address,
      to,
      value: 5n,
      caipNetwork,
      tokenAddress: token,
    })
    const maxFee = (fee * 5n) / 4n
    await (token === undefined
      ? adapter.sendTransaction({ to, value: 5n, caipNetwork, maxFee })
      : adapter.sendToken({ tokenAddress: token, to, amount: 5n, caipNetwork, maxFee }))
    const { gas = '0x0', maxFeePerGas = '0x0', maxPriorityFeePerGas = '0x0' } = request()
    expect(BigInt(gas) * BigInt(maxFeePerGas)).toBeLessThanOrEqual(maxFee)
    expect(BigInt(gas) * BigInt(maxFeePerGas)).toBeGreaterThanOrEqual(fee)
    expect(BigInt(maxPriorityFeePerGas)).toBeLessThanOrEqual(BigInt(maxFeePerGas))
  }
})

test('sends no wallet request if the price rises after the review', async () => {
  let price = parseGwei('2')
  const adapter = await connected({ eth_gasPrice: () => `0x${price.toString(16)}` })
  const fee = await adapter.estimateFee({
    address: chain.accounts[0].address,
    to,
    value: 1n,
    caipNetwork,
  })
  price = parseGwei('3')
  const sending = adapter.sendTransaction({ to, value: 1n, caipNetwork, maxFee: (fee * 5n) / 4n })
  await expect(sending).rejects.toMatchObject({ code: 'transaction/fee-changed', details: String((fee * 3n) / 2n) })
  expect(request()).toEqual({})
})

test('sets a gas price within the bound on a chain without a base fee', async () => {
  const adapter = await connected({ eth_getBlockByNumber: () => ({ number: '0x1', hash: '0x1' }) })
  await adapter.sendTransaction({ to, value: 1n, caipNetwork, maxFee: 10n ** 18n })
  const { gas, gasPrice, maxFeePerGas } = request()
  expect([gas, maxFeePerGas]).toEqual(['0x5208', undefined])
  expect(BigInt(gasPrice ?? '0x0')).toBeGreaterThan(0n)
})

test.each<readonly [what: string, answers: Answers]>([
  ['gas estimate', { eth_estimateGas: noSuchMethod }],
  ['block', { eth_getBlockByNumber: noSuchMethod }],
])('sends no wallet request if the node returns no %s, since the fee would be unbounded', async (_, answers) => {
  const adapter = await connected(answers)
  const sending = adapter.sendTransaction({ to, value: 1n, caipNetwork, maxFee: 10n ** 18n })
  await expect(sending).rejects.toMatchObject({ code: 'transaction/estimate-failed' })
  expect(request()).toEqual({})
})

test('sets no fee for a contract account, because others pay for its transactions', async () => {
  const adapter = await connected({ eth_getCode: () => '0x60016000' })
  await adapter.sendTransaction({ to, value: 1n, caipNetwork, maxFee: 10n ** 18n })
  expect(request()).not.toHaveProperty('gas')
})

test('reads the fee that the wallet used from the chain', async () => {
  const sent = { gas: '0x5208', maxFeePerGas: '0x77359400' }
  const receipt = { gasUsed: '0x5208', effectiveGasPrice: '0x3b9aca00', l1Fee: '0x1' }
  const answering = (answers: Readonly<Record<string, unknown>>) =>
    paidFee(async method => answers[method] ?? null, '0x1')
  expect(await answering({})).toBeUndefined()
  expect(await answering({ eth_getTransactionByHash: sent })).toBe(42_000n * 10n ** 9n)
  expect(await answering({ eth_getTransactionByHash: { gas: '0x5208', gasPrice: '0x1' } })).toBe(21_000n)
  expect(await answering({ eth_getTransactionReceipt: receipt, eth_getTransactionByHash: sent })).toBe(
    21_000n * 10n ** 9n + 1n,
  )
  expect(await answering({ eth_getTransactionByHash: { gas: 1, maxFeePerGas: '0x' } })).toBeUndefined()
})
