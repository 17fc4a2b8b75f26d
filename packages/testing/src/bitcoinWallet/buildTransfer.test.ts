import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import { type BitcoinAddressType, bitcoinAddress } from './BitcoinAddress'
import { bitcoinNetworks } from './bitcoinNetworks'
import { buildTransfer } from './buildTransfer'
import { Esplora, type EsploraResponse } from './Esplora'

const { format } = bitcoinNetworks.regtest
const addressOf = (type: BitcoinAddressType) => bitcoinAddress(new Uint8Array(32).fill(1), type, format)
const from = addressOf('p2wpkh')
const to = bitcoinAddress(new Uint8Array(32).fill(2), 'p2wpkh', format).address

interface Coin {
  readonly value: number
  readonly isPending?: boolean
}

/** Creates a chain on which `from` owns these UTXOs. */
function chainOf(coins: readonly Coin[], rates: object = { 3: 1 }): Esplora {
  const utxos = coins.map(({ value, isPending = false }, vout) => ({
    txid: '11'.repeat(32),
    vout,
    value,
    status: { confirmed: !isPending },
  }))
  return new Esplora('https://chain.invalid', async ({ url }) => ({
    ok: true,
    text: JSON.stringify(url.endsWith('/utxo') ? utxos : rates),
  }))
}

async function build(coins: readonly Coin[], amount: bigint, rates?: object, feeRate?: number) {
  const recipients = [{ address: to, amount }]
  const transaction = Transaction.fromRaw(
    hex.decode(await buildTransfer(from, recipients, chainOf(coins, rates), format, feeRate)),
  )
  const indexes = <T>(length: number, at: (index: number) => T) => Array.from({ length }, (_, index) => at(index))
  return {
    spent: indexes(transaction.inputsLength, index => transaction.getInput(index).index),
    paid: indexes(transaction.outputsLength, index => transaction.getOutput(index).amount),
  }
}

test.each<[string, readonly Coin[], bigint, number[]]>([
  ['the largest coin if it is enough', [{ value: 10_000 }, { value: 90_000 }], 50_000n, [1]],
  ['as few coins as are enough', [{ value: 30_000 }, { value: 40_000 }, { value: 50_000 }], 80_000n, [2, 1]],
  [
    'a confirmed coin before a larger pending one',
    [{ value: 90_000, isPending: true }, { value: 60_000 }],
    50_000n,
    [1],
  ],
  [
    "a pending coin if the others aren't enough",
    [{ value: 90_000, isPending: true }, { value: 6_000 }],
    50_000n,
    [1, 0],
  ],
])('a transfer spends %s', async (_, coins, amount, spent) => {
  expect((await build(coins, amount)).spent).toEqual(spent)
})

// One input and two outputs take 142 virtual bytes here.
test.each([
  ['is above dust returns to the sender', 100_000, [50_000n, 49_858n]],
  ['is barely above dust returns to the sender', 50_688, [50_000n, 546n]],
  ['is dust goes to the miners', 50_687, [50_000n]],
])('change that %s', async (_, value, paid) => {
  expect((await build([{ value }], 50_000n)).paid).toEqual(paid)
})

test.each([
  ['that the chain suggests', { 3: 10 }, undefined, 48_580n],
  ['of 1 if the chain suggests none', {}, undefined, 49_858n],
  ['that the caller sets', { 3: 10 }, 2, 49_716n],
])('uses a fee rate %s', async (_, rates, feeRate, change) => {
  expect((await build([{ value: 100_000 }], 50_000n, rates, feeRate)).paid[1]).toBe(change)
})

test.each([
  ['nothing', [{ value: 100_000 }], 0n, -32602],
  ['a negative amount', [{ value: 100_000 }], -1n, -32602],
  ['more than the balance', [{ value: 100_000 }], 100_000n, -32603],
  ['any amount without a coin', [], 1_000n, -32603],
])('rejects a transfer of %s', async (_, coins, amount, code) => {
  await expect(build(coins, amount)).rejects.toMatchObject({ code })
})

test.each<[string, EsploraResponse | Error, string]>([
  ['is unreachable', new TypeError('offline'), "The chain at https://chain.invalid can't be reached. Start it first."],
  ['rejects the request', { ok: false, text: 'busy' }, 'busy'],
])('reports a chain that %s as an internal error', async (_, answer, message) => {
  const chain = new Esplora('https://chain.invalid', async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  await expect(chain.utxos(from.address)).rejects.toMatchObject({ code: -32603, message })
})
