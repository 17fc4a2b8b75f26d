import { Transaction } from 'bitcoinjs-lib'
import { expect, test } from 'vitest'
import { chainKeys } from './bitcoinKeys'
import { checkTransaction } from './checkTransaction'
import { addressScript } from './outputScript'

const { p2pkh, p2wpkh } = chainKeys(0)
const coin = 100_000_000n
const source = new Uint8Array(32).fill(7)
const data = (length: number) => Uint8Array.of(0x6a, length, ...new Uint8Array(length))

/** Creates a payment that follows every rule unless `change` breaks one. */
function payment(change: (transaction: Transaction) => void = () => {}): Transaction {
  const transaction = new Transaction()
  transaction.version = 2
  transaction.addInput(source, 0)
  transaction.addOutput(addressScript(p2wpkh), coin)
  change(transaction)
  return transaction
}

const height = 100
const check = (change?: (transaction: Transaction) => void) => checkTransaction(payment(change), height)

test.each<[string, (transaction: Transaction) => void]>([
  ['bad-txns-vin-empty', ({ ins }) => ins.splice(0)],
  ['bad-txns-inputs-duplicate', transaction => transaction.addInput(source, 0)],
  ['coinbase', transaction => transaction.addInput(new Uint8Array(32), 0xffffffff)],
  ['bad-txns-vout-empty', ({ outs }) => outs.splice(0)],
  ['bad-txns-vout-toolarge', transaction => transaction.addOutput(data(1), 21_000_001n * coin)],
  ['bad-txns-txouttotal-toolarge', transaction => transaction.addOutput(addressScript(p2pkh), 21_000_000n * coin)],
  ['version', transaction => void (transaction.version = 0)],
  ['version', transaction => void (transaction.version = 4)],
  ['tx-size', transaction => transaction.setInputScript(0, new Uint8Array(100_001))],
  ['tx-size-small', ({ outs }) => outs.splice(0, 1, { script: Uint8Array.of(0x6a), value: 0n })],
  ['scriptsig-size', transaction => transaction.setInputScript(0, new Uint8Array(1651))],
  ['scriptsig-not-pushonly', transaction => transaction.setInputScript(0, Uint8Array.of(0xac))],
  ['scriptpubkey', transaction => transaction.addOutput(Uint8Array.of(0x51), coin)],
  ['multi-op-return', transaction => transaction.addOutput(data(1), 0n) + transaction.addOutput(data(2), 0n)],
  ['dust', transaction => transaction.addOutput(addressScript(p2wpkh), 293n)],
  ['dust', transaction => transaction.addOutput(addressScript(p2pkh), 545n)],
])('rejects a transaction with "%s"', (reason, change) => {
  expect(() => check(change)).toThrow(expect.objectContaining({ code: -26, message: reason }))
})

test.each<[string, (transaction: Transaction) => void]>([
  ['nothing special', () => {}],
  ['another coin of the same transaction', transaction => transaction.addInput(source, 1)],
  ['a data output', transaction => transaction.addOutput(data(40), 0n)],
  ['the smallest output above dust', transaction => transaction.addOutput(addressScript(p2wpkh), 294n)],
  ['the smallest legacy output above dust', transaction => transaction.addOutput(addressScript(p2pkh), 546n)],
])('accepts a transaction with %s', (_, change) => {
  expect(() => check(change)).not.toThrow()
})

const hour = 3600
const now = () => Math.floor(Date.now() / 1000)

test.each([
  ['at a past height', () => height - 1, 0, true],
  ['at the next height', () => height, 0, false],
  ['at the next height that no input enables', () => height, 0xffffffff, true],
  ['at a past time', () => now() - hour, 0, true],
  ['at a future time', () => now() + hour, 0, false],
])('checks a time lock %s', (_, locktime, sequence, isFinal) => {
  const checked = () =>
    check(transaction => {
      transaction.locktime = locktime()
      for (const input of transaction.ins) input.sequence = sequence
    })
  if (isFinal) expect(checked).not.toThrow()
  else expect(checked).toThrow('non-final')
})
