import { expect, test } from 'vitest'
import { printCoins, readCoins } from './coinsTrace'
import type { Esplora, Outpoint } from './Esplora'
import { TransactionWatch } from './TransactionWatch'

const [txid, other] = ['ab'.repeat(32), 'cd'.repeat(32)]
const coins = Array.from({ length: 8 }, (_, vout): Outpoint => ({ txid: 'ef'.repeat(32), vout }))
const timeouts = { forgotten: 3, unseen: 5 }
const payer = 'bc1payer'

/** Creates a server that returns the transaction while `isKnown` is set. */
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

test('calls back once with the coins of a transaction', async () => {
  const seen: (readonly Outpoint[])[] = []
  const watch = new TransactionWatch(server(), { hash: txid, address: payer }, timeouts, {
    onSeen: inputs => seen.push(inputs),
  })
  await watch.look()
  await watch.look()
  expect(seen).toEqual([coins])
  const response = new TransactionWatch(server(), { hash: txid, address: payer }, timeouts, {
    inputs: coins,
    onSeen: inputs => seen.push(inputs),
  })
  await response.look()
  expect(seen).toHaveLength(1)
})

test("doesn't treat a transaction as its own replacement if the server dropped it but still reports its coins as spent", async () => {
  const chain = Object.assign(server(), { isKnown: false, spenders: [txid, undefined] })
  const watch = new TransactionWatch(chain, { hash: txid, address: payer }, timeouts, { inputs: coins })
  expect(await watch.look()).toBeUndefined()
  chain.spenders = [txid, undefined, other]
  expect(await watch.look()).toEqual({ status: 'replaced', hash: other })
})

test('stores the first five coins of a transaction as text that it can parse', () => {
  expect(readCoins(printCoins(coins))).toEqual(coins.slice(0, 5))
  expect(readCoins(printCoins(coins.slice(0, 1)))).toEqual(coins.slice(0, 1))
})

test('ignores text with too many coins', () => {
  const text = printCoins(coins.slice(0, 5))
  expect(readCoins(`${text},${printCoins(coins.slice(5, 6))}`)).toBeUndefined()
})
