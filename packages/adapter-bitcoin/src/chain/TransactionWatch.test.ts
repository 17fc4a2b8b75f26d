import { expect, test } from 'vitest'
import { printCoins, readCoins } from './coinsTrace'
import type { Esplora, Outpoint } from './Esplora'
import { TransactionWatch } from './TransactionWatch'

const [txid, other] = ['ab'.repeat(32), 'cd'.repeat(32)]
const coins = Array.from({ length: 8 }, (_, vout): Outpoint => ({ txid: 'ef'.repeat(32), vout }))
const patience = { forgotten: 3, unheard: 5 }
const payer = 'bc1payer'

/** A server that knows the transaction as long as it is told to. */
function server(): Pick<Esplora, 'sent' | 'spender'> & { isKnown: boolean; spenders: (string | undefined)[] } {
  return {
    isKnown: true,
    spenders: [],
    async sent() {
      return this.isKnown ? { isConfirmed: false, inputs: coins, outputs: [] } : undefined
    },
    async spender({ vout }) {
      return this.spenders[vout]
    },
  }
}

test('whoever keeps the coins of a transaction hears of them once', async () => {
  const seen: (readonly Outpoint[])[] = []
  const watch = new TransactionWatch(server(), { hash: txid, address: payer }, patience, {
    onSeen: inputs => seen.push(inputs),
  })
  await watch.look()
  await watch.look()
  expect(seen).toEqual([coins])
  const told = new TransactionWatch(server(), { hash: txid, address: payer }, patience, {
    inputs: coins,
    onSeen: inputs => seen.push(inputs),
  })
  await told.look()
  expect(seen).toHaveLength(1)
})

test('a transaction is not replaced by itself, on a server that forgot it and still knows what it spends', async () => {
  const chain = Object.assign(server(), { isKnown: false, spenders: [txid, undefined] })
  const watch = new TransactionWatch(chain, { hash: txid, address: payer }, patience, { inputs: coins })
  expect(await watch.look()).toBeUndefined()
  chain.spenders = [txid, undefined, other]
  expect(await watch.look()).toEqual({ status: 'replaced', hash: other })
})

test('of a transaction that spends many coins the first few are kept, as text that can be read again', () => {
  expect(readCoins(printCoins(coins))).toEqual(coins.slice(0, 5))
  expect(readCoins(printCoins(coins.slice(0, 1)))).toEqual(coins.slice(0, 1))
})

test('text with more coins than are kept is none of ours', () => {
  const text = printCoins(coins.slice(0, 5))
  expect(readCoins(`${text},${printCoins(coins.slice(5, 6))}`)).toBeUndefined()
})
