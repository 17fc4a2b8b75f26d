import { networks, payments } from 'bitcoinjs-lib'
import { expect, test } from 'vitest'
import { parseAddress } from '../address/parseAddress'
import type { Coin } from '../chain/Esplora'
import { familyOf } from '../network/familyOf'
import { bitcoinNetwork } from '../psbt/bitcoinNetwork'
import { PsbtDocument } from '../psbt/PsbtDocument'
import { fromHex } from '../wallets/bytes'
import { assertPayment } from './assertPayment'
import type { MadeDocument } from './makeDocument'
import { readTransfer } from './planTransfer'

const caipNetworkId = 'bip122:000000000019d6689c085ae165831e93'
const to = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const other = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
/** Public key of private key 1. */
const publicKey = '79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'
bitcoinNetwork('mainnet')
const { address: from = '' } = payments.p2tr({ internalPubkey: fromHex(publicKey), network: networks.bitcoin })

const rules = { parse: parseAddress, familyOf }
const coins: readonly Coin[] = [{ txid: 'ab'.repeat(32), vout: 0, value: 100_000n, isConfirmed: true }]
const transfer = readTransfer({ from, to, amount: 40_000n, caipNetworkId, maxFee: 1_000n }, rules)
const right = { from, to, amount: 40_000n, change: 59_000n, coins }

function made(change: Partial<typeof right> = {}, selection: Partial<MadeDocument> = {}): MadeDocument {
  const planned = { ...right, ...change, kind: 'p2tr', publicKey, sources: [undefined] } as const
  const document = PsbtDocument.build(planned, 'mainnet')
  return { coins, change: 59_000n, fee: 1_000n, size: 154n, document, ...selection }
}

test('accepts a transaction that matches the transfer', () => {
  expect(() => assertPayment(made(), transfer)).not.toThrow()
})

test.each<readonly [what: string, document: MadeDocument]>([
  ['pays a different recipient', made({ to: other })],
  ['pays a different amount', made({ amount: 40_001n })],
  ['returns less change', made({ change: 58_999n })],
  ['returns no change', made({ change: 0n })],
  ['sends the change to a different account', made({ from: other })],
  ['spends a different number of coins', made({}, { coins: [...coins, ...coins] })],
  ['has a different fee than planned', made({}, { fee: 999n })],
])('rejects a transaction that %s', (_, document) => {
  expect(() => assertPayment(document, transfer)).toThrow(expect.objectContaining({ code: 'transaction/would-fail' }))
})

test('rejects a transaction above the approved fee and reports its fee', () => {
  const document = made({ change: 58_999n }, { change: 58_999n, fee: 1_001n })
  expect(() => assertPayment(document, transfer)).toThrow(
    expect.objectContaining({ code: 'transaction/fee-changed', details: '1001' }),
  )
})
