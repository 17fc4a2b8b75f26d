import { toCaipNetwork } from '@openappkit/appkit-core'
import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { type Chain, parseGwei } from 'viem'
import { chainConfig } from 'viem/op-stack'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestKit } from '../test/createTestKit'
import { deployToken } from '../test/deployToken'
import { loaded } from '../test/loaded'
import { nodeBetween } from '../test/nodeBetween'

// Every OP Stack chain has these contracts.
const { contracts } = chainConfig
let chain: EvmChain
let rollup: Chain
beforeAll(async () => {
  chain = await startEvmChain()
  rollup = { ...chain.chain, contracts }
})
afterAll(() => chain.stop())
afterEach(() => setCode('0x'))

const recipient = '0x00000000000000000000000000000000000A11cE'
const setCode = (code: string): Promise<unknown> =>
  chain.client.request({ method: 'anvil_setCode', params: [contracts.gasPriceOracle.address, code] } as never)
/**
 * Contract that charges one gwei per byte passed to `getL1Fee`, whose length is the second word after the selector.
 * Reverts on every other call.
 */
const perByte = '0x60003560e01c6349948e0e14601357600080fd5b602435633b9aca000260005260206000f3'
/** Contract that charges the same for the length passed to `getL1FeeUpperBound`. */
const perByteUpperBound = '0x60003560e01c63f1c7a58b14601357600080fd5b600435633b9aca000260005260206000f3'

const transfer = () => ({
  address: chain.accounts[0].address,
  to: recipient,
  value: 1n,
  caipNetwork: toCaipNetwork(chain.chain),
})

/** Returns the extra cost of a chain with the oracle in gwei, which equals the number of bytes. */
async function bytesPaid(parameters: ReturnType<typeof transfer> & { tokenAddress?: string; data?: string }) {
  const [plain, dear] = await Promise.all(
    [chain.chain, rollup].map(async one => (await createTestKit([one]).adapter.transfers()).estimateFee(parameters)),
  )
  if (plain === undefined || dear === undefined) throw new Error('Both have a fee.')
  return { bytes: (dear - plain) / parseGwei('1'), plain, dear }
}

test.each([
  ['exactly', perByte],
  ['as an upper bound', perByteUpperBound],
])("includes a rollup's L1 fee as the oracle reports it %s", async (_, code) => {
  await setCode(code)
  const native = await bytesPaid(transfer())
  // Covers the longest coin transaction: never below its real length, and only a few bytes above.
  expect(native.bytes).toBeGreaterThanOrEqual(110n)
  expect(native.bytes).toBeLessThanOrEqual(130n)
  const tokenAddress = await deployToken(chain)
  const token = await bytesPaid({ ...transfer(), tokenAddress })
  expect(token.bytes - native.bytes).toBe(4n + 32n + 32n)
  const called = await bytesPaid({ ...transfer(), data: '0x1234' })
  expect(called.bytes - native.bytes).toBe(2n)
})

test('includes the L1 fee in the fee reserve', async () => {
  await setCode(perByte)
  const { dear, plain } = await bytesPaid(transfer())
  const { feeReserve } = await loaded(createTestKit([rollup]).adapter)
  expect(feeReserve(dear) - feeReserve(plain)).toBeGreaterThan(dear - plain)
})

test('charges no L1 fee on a chain without the oracle', async () => {
  const { dear, plain } = await bytesPaid(transfer())
  expect(dear).toBe(plain)
})

test('rejects the estimate if the oracle returns nothing', async () => {
  await setCode('0x60006000fd')
  const failed = { code: 'transaction/estimate-failed' }
  await expect((await createTestKit([rollup]).adapter.transfers()).estimateFee(transfer())).rejects.toMatchObject(
    failed,
  )
  const mute = nodeBetween(chain, ({ method }) => (method === 'eth_call' ? null : undefined))
  const { adapter } = createTestKit([rollup], { transports: { [chain.chainId]: mute } })
  await expect((await adapter.transfers()).estimateFee(transfer())).rejects.toMatchObject(failed)
})
