import { array, assert, asyncProperty, bigInt, constant, integer, oneof, record, uint8Array } from 'fast-check'
import { bytesToHex, getAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import type { FilledEvmTransaction } from '../../request/WalletRequest'
import { signEvmTransaction } from './signEvmTransaction'

const key = new Uint8Array(32).fill(7)
const account = privateKeyToAccount(bytesToHex(key))
const address = (fill: number): `0x${string}` => getAddress(bytesToHex(new Uint8Array(20).fill(fill)))
const amount = oneof(constant(0n), bigInt(0n, 2n ** 256n - 1n), bigInt(0n, 10n ** 18n))

const transactions = record({
  chain: integer({ min: 1, max: 2 ** 40 }),
  to: oneof(constant(null), integer({ min: 0, max: 255 }).map(address)),
  data: uint8Array({ minLength: 1, maxLength: 100 }).map(bytes => bytesToHex(bytes)),
  value: amount,
  gas: bigInt(0n, 2n ** 64n - 1n),
  nonce: integer({ min: 0, max: 2 ** 31 }),
  fees: array(amount, { minLength: 2, maxLength: 2 }).map(([one = 0n, other = 0n]) =>
    one < other
      ? { maxPriorityFeePerGas: one, maxFeePerGas: other }
      : { maxPriorityFeePerGas: other, maxFeePerGas: one },
  ),
})

test('signs every transaction as viem does', async () => {
  const isSame = asyncProperty(transactions, async ({ chain, fees, ...fields }) => {
    const request: FilledEvmTransaction = {
      ...{ kind: 'evmTransaction', chainId: `eip155:${chain}`, account: account.address },
      ...fields,
      ...fees,
    }
    const expected = await account.signTransaction({ type: 'eip1559', chainId: chain, ...fields, ...fees })
    expect(bytesToHex(signEvmTransaction(request, key))).toBe(expected)
  })
  await assert(isSame, { numRuns: 300 })
})

const valid: FilledEvmTransaction = {
  ...{ kind: 'evmTransaction', chainId: 'eip155:1', account: account.address },
  ...{ to: address(1), data: '0x', value: 0n, gas: 21_000n, nonce: 0, maxFeePerGas: 2n, maxPriorityFeePerGas: 1n },
}

test.each<Partial<FilledEvmTransaction>>([
  { maxPriorityFeePerGas: 3n },
  { value: -1n },
  { value: 2n ** 256n },
  { gas: 2n ** 64n },
  { nonce: -1 },
  { nonce: 0.5 },
  { to: '0x01' },
  { to: null },
  { data: '0x1' },
  { data: '0xzz' },
])('refuses fields that are out of range (%o)', other => {
  expect(signEvmTransaction(valid, key)).toBeDefined()
  expect(() => signEvmTransaction({ ...valid, ...other }, key)).toThrowError(
    expect.objectContaining({ code: 'embedded/invalid-request' }),
  )
})
