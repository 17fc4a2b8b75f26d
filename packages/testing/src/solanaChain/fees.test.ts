import { expect, test } from 'vitest'
import { transactionFee } from './fees'
import type { WireMessage } from './WireTransaction'

const budget = 'ComputeBudget111111111111111111111111111111'
const system = '11111111111111111111111111111111'
const other = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'

function limit(units: number): [string, Uint8Array] {
  const bytes = new Uint8Array(5)
  bytes[0] = 2
  new DataView(bytes.buffer).setUint32(1, units, true)
  return [budget, bytes]
}

function price(microLamports: bigint): [string, Uint8Array] {
  const bytes = new Uint8Array(9)
  bytes[0] = 3
  new DataView(bytes.buffer).setBigUint64(1, microLamports, true)
  return [budget, bytes]
}

function message(signers: number, instructions: readonly [string, Uint8Array?][]): WireMessage {
  return {
    header: { numSignerAccounts: signers },
    staticAccounts: instructions.map(([program]) => program),
    instructions: instructions.map(([, data], programAddressIndex) => ({ programAddressIndex, data })),
  } as unknown as WireMessage
}

test.each<[string, WireMessage, bigint]>([
  ['two signatures without a price', message(2, [[system]]), 10_000n],
  ['its own unit limit at its price', message(1, [limit(100_000), price(50_000n), [other]]), 10_000n],
  [
    'the units that its programs reserve, at its price',
    message(1, [price(1_000_000n), [other], [system]]),
    5_000n + 206_000n,
  ],
  ['a fraction of a lamport, rounded up', message(1, [limit(1), price(1n)]), 5_001n],
  ['no more units than a transaction may use', message(1, [limit(2_000_000), price(1_000_000n)]), 1_405_000n],
  [
    'only its signature if its budget instructions are too short',
    message(1, [[budget, Uint8Array.of(3, 1)], [budget]]),
    5_000n,
  ],
])('a transaction pays for %s', (_, input, fee) => {
  expect(transactionFee(input).fee).toBe(fee)
})
