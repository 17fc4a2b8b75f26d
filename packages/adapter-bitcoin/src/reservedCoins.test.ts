import { createBitcoinWallet } from '@openappkit/testing'
import { type BitcoinChain, startBitcoinChain } from '@openappkit/testing/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestKit } from '../test/createTestKit'
import { loaded } from '../test/loaded'
import { regtest } from '../test/regtest'
import { openPage } from '../test/TestPage'

let chain: BitcoinChain
beforeAll(async () => {
  chain = await startBitcoinChain({ accounts: 20 })
}, 30_000)
afterAll(() => chain.stop())
afterEach(() => vi.unstubAllGlobals())

const to = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
let next = 0

/** Connects an account with one coin of 10 BTC and several small coins. */
async function connected(paymentType: 'p2tr' | 'p2wpkh', small: readonly bigint[]) {
  const accounts = chain.accounts.slice(next, (next += 1))
  const wallet = createBitcoinWallet({ accounts, network: 'regtest', esploraUrl: chain.url, paymentType })
  wallet.install(openPage())
  const { adapter } = createTestKit([regtest(chain)])
  const { address } = await adapter.connect({ connectorId: 'Test Wallet' })
  for (const value of small) await chain.fund(address, value)
  return { adapter: await loaded(adapter), address, caipNetwork: regtest(chain) }
}

test('reports and skips small coins of a taproot account, and spends them on request', async () => {
  const { adapter, address, caipNetwork } = await connected('p2tr', [546n, 10_000n, 10_001n])
  const value = 1_000_020_547n
  expect(await adapter.getBalance({ address, caipNetwork })).toMatchObject({
    value,
    reserved: 10_546n,
  })
  // The full value of the other two coins, which leaves nothing for the fee.
  const transfer = { address, to, value: value - 10_546n, caipNetwork }
  const short = { code: 'transaction/insufficient-funds' }
  await expect(adapter.estimateFee(transfer)).rejects.toMatchObject(short)
  await expect(adapter.sendTransaction(transfer)).rejects.toMatchObject(short)
  const { value: amount } = transfer
  await expect(adapter.simulateTransfer({ address, to, amount, caipNetwork })).rejects.toMatchObject(short)
  const { hash } = await adapter.sendTransaction({ ...transfer, spendsReserved: true })
  expect((await chain.transaction(hash))?.fee).toBeGreaterThan(0n)
})

test('spends coins above the limit and keeps the small ones', async () => {
  const { adapter, address, caipNetwork } = await connected('p2tr', [546n, 546n])
  await adapter.sendTransaction({ address, to, value: 999_990_000n, caipNetwork })
  await chain.mine()
  const left = (await chain.utxosOf(address)).map(({ value }) => value)
  expect(left.filter(value => value === 546n)).toHaveLength(2)
})

test('spends small coins of other accounts', async () => {
  const { adapter, address, caipNetwork } = await connected('p2wpkh', [5_000n])
  expect(await adapter.getBalance({ address, caipNetwork })).not.toHaveProperty('reserved')
  const all = await chain.balanceOf(address)
  await adapter.sendTransaction({ address, to, value: all - 2_000n, caipNetwork })
})
