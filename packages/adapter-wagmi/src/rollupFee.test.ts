import { toCaipNetwork } from '@openappkit/appkit-core'
import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { type Chain, parseGwei } from 'viem'
import { chainConfig } from 'viem/op-stack'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestKit } from '../test/createTestKit'
import { deployToken } from '../test/deployToken'
import { loaded } from '../test/loaded'
import { nodeBetween } from '../test/nodeBetween'

// As every chain of the kind has them.
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
/** A gwei for each byte that `getL1Fee` was given, which is the second word after the selector. Everything else reverts. */
const perByte = '0x60003560e01c6349948e0e14601357600080fd5b602435633b9aca000260005260206000f3'
/** The same for what `getL1FeeUpperBound` was told. */
const perToldByte = '0x60003560e01c63f1c7a58b14601357600080fd5b600435633b9aca000260005260206000f3'

const transfer = () => ({
  address: chain.accounts[0].address,
  to: recipient,
  value: 1n,
  caipNetwork: toCaipNetwork(chain.chain),
})

/** How much dearer a chain with the oracle is than one without: in whole gwei, one for each byte. */
async function bytesPaid(parameters: ReturnType<typeof transfer> & { tokenAddress?: string; data?: string }) {
  const [plain, dear] = await Promise.all(
    [chain.chain, rollup].map(async one => (await createTestKit([one]).adapter.transfers()).estimateFee(parameters)),
  )
  if (plain === undefined || dear === undefined) throw new Error('Both have a fee.')
  return { bytes: (dear - plain) / parseGwei('1'), plain, dear }
}

test.each([
  ['exactly', perByte],
  ['by its bound', perToldByte],
])('what a rollup pays to the chain below is part of the fee, as its oracle says %s', async (_, code) => {
  await setCode(code)
  const native = await bytesPaid(transfer())
  // As much as the longest transaction of a coin: never less than the real one, and no more than a few bytes above it.
  expect(native.bytes).toBeGreaterThanOrEqual(110n)
  expect(native.bytes).toBeLessThanOrEqual(130n)
  const tokenAddress = await deployToken(chain)
  const token = await bytesPaid({ ...transfer(), tokenAddress })
  expect(token.bytes - native.bytes).toBe(4n + 32n + 32n)
  const called = await bytesPaid({ ...transfer(), data: '0x1234' })
  expect(called.bytes - native.bytes).toBe(2n)
})

test('what is kept back for a fee covers what the rollup pays', async () => {
  await setCode(perByte)
  const { dear, plain } = await bytesPaid(transfer())
  const { feeReserve } = await loaded(createTestKit([rollup]).adapter)
  expect(feeReserve(dear) - feeReserve(plain)).toBeGreaterThan(dear - plain)
})

test('a chain whose oracle is not there has no such fee', async () => {
  const { dear, plain } = await bytesPaid(transfer())
  expect(dear).toBe(plain)
})

test('an oracle that answers nothing makes the fee unknown, and not small', async () => {
  await setCode('0x60006000fd')
  const failed = { code: 'transaction/estimate-failed' }
  await expect((await createTestKit([rollup]).adapter.transfers()).estimateFee(transfer())).rejects.toMatchObject(
    failed,
  )
  const mute = nodeBetween(chain, ({ method }) => (method === 'eth_call' ? null : undefined))
  const { adapter } = createTestKit([rollup], { transports: { [chain.chainId]: mute } })
  await expect((await adapter.transfers()).estimateFee(transfer())).rejects.toMatchObject(failed)
})
