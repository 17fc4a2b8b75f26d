import type { TransactionOutcome } from '@openappkit/appkit-core'
import { createBitcoinWallet } from '@openappkit/testing'
import { type BitcoinChain, startBitcoinChain } from '@openappkit/testing/node'
import { NETWORK, p2wpkh, Transaction } from '@scure/btc-signer'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestKit } from '../test/createTestKit'
import { loaded } from '../test/loaded'
import { regtest } from '../test/regtest'
import { openPage } from '../test/TestPage'
import { readCoins } from './chain/coinsTrace'
import { Esplora } from './chain/Esplora'
import { TransactionWatch } from './chain/TransactionWatch'

let chain: BitcoinChain
beforeAll(async () => {
  chain = await startBitcoinChain({ accounts: 20 })
}, 30_000)
afterAll(() => chain.stop())
const leaving: AbortController[] = []
afterEach(() => {
  for (const controller of leaving.splice(0)) controller.abort()
  vi.unstubAllGlobals()
})

const payee = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const network = { ...NETWORK, bech32: 'bcrt' }
let next = 0

/** Sends a transaction from a new account and leaves it unconfirmed. */
async function sent() {
  const [keys] = chain.accounts.slice(next, (next += 1))
  if (!keys) throw new Error('The chain has too few accounts.')
  const coins = await chain.utxosOf(keys.p2wpkh)
  const wallet = createBitcoinWallet({ accounts: [keys], network: 'regtest', esploraUrl: chain.url })
  wallet.install(openPage())
  const { adapter } = createTestKit([regtest(chain)])
  await adapter.connect({ connectorId: 'Test Wallet' })
  const transfer = { to: payee, value: 50_000n, caipNetwork: regtest(chain) }
  const { hash } = await (await adapter.transfers()).sendTransaction(transfer)
  /** Spends the same coin with a higher fee, as a wallet does to speed up or cancel. */
  const replace = async (paid = 0n): Promise<string> => {
    const payment = p2wpkh(keys.publicKey, network)
    const transaction = new Transaction()
    const [{ txid, vout: index, value: amount } = { txid: '', vout: 0, value: 0n }] = coins
    transaction.addInput({ txid, index, sequence: 0xfffffffd, witnessUtxo: { script: payment.script, amount } })
    if (paid > 0n) transaction.addOutputAddress(payee, paid, network)
    transaction.addOutputAddress(keys.p2wpkh, amount - paid - 20_000n, network)
    transaction.sign(keys.privateKey)
    transaction.finalize()
    const body = Buffer.from(transaction.extract()).toString('hex')
    return (await fetch(`${chain.url}/tx`, { method: 'POST', body })).text()
  }
  return { adapter, hash, transfer, replace, address: keys.p2wpkh }
}

function follow({ adapter, hash, address }: Awaited<ReturnType<typeof sent>>, onTrace?: (trace: string) => void) {
  const { fetch } = globalThis
  let looks = 0
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (url.endsWith(`/tx/${hash}`)) looks += 1
    return fetch(url, init)
  })
  const controller = new AbortController()
  leaving.push(controller)
  let outcome: TransactionOutcome | undefined
  const following = loaded(adapter)
    .then(transfers =>
      transfers.followTransaction({ hash, address, caipNetwork: regtest(chain), signal: controller.signal, onTrace }),
    )
    .then(found => {
      outcome = found
      return found
    })
  following.catch(() => {})
  const waitForLookup = (): Promise<void> => expect.poll(() => looks, { timeout: 5_000 }).toBeGreaterThan(0)
  return { following, controller, looked: waitForLookup, outcome: () => outcome, looks: () => looks }
}

test('reports a transaction as pending until a block includes it, then as confirmed', async () => {
  const { following, looked, outcome } = follow(await sent())
  await looked()
  expect(outcome()).toBeUndefined()
  await chain.mine()
  expect(await following).toEqual({ status: 'confirmed' })
})

test('reports a transaction as replaced, with its replacement, if another one spends its coins', async () => {
  const transaction = await sent()
  const { following, looked, outcome } = follow(transaction)
  await looked()
  expect(outcome()).toBeUndefined()
  const hash = await transaction.replace()
  expect(hash).toMatch(/^[\da-f]{64}$/u)
  expect(await following).toEqual({ status: 'replaced', hash })
})

test('reports a sped-up transaction as pending, then as confirmed under its new hash', async () => {
  const transaction = await sent()
  const { following, looked, outcome } = follow(transaction)
  await looked()
  const faster = await transaction.replace(50_000n)
  expect(faster).toMatch(/^[\da-f]{64}$/u)
  expect(outcome()).toBeUndefined()
  await chain.mine()
  expect(await following).toEqual({ status: 'confirmed', hash: faster })
})

test("doesn't treat a different amount to the same recipient as a speed-up", async () => {
  const transaction = await sent()
  const { following, looked } = follow(transaction)
  await looked()
  const hash = await transaction.replace(49_999n)
  expect(await following).toEqual({ status: 'replaced', hash })
})

test('detects an unobserved replacement from the stored coins', async () => {
  const transaction = await sent()
  const esplora = new Esplora(chain.url)
  const { hash } = transaction
  const traces: string[] = []
  const first = follow(transaction, trace => traces.push(trace))
  await expect.poll(() => traces).toHaveLength(1)
  first.controller.abort()
  const other = await transaction.replace()
  const watch = new TransactionWatch(esplora, { hash, address: transaction.address }, timeouts, {
    inputs: readCoins(traces[0]),
  })
  expect(await watch.look()).toEqual({ status: 'replaced', hash: other })
})

test("ignores text that isn't a list of coins", () => {
  const coin = `${'ab'.repeat(32)}:1`
  expect(['', 'x', `${coin},x`, `${coin},`, `${coin},`.repeat(6), '../fee:1'].map(readCoins)).toEqual(
    Array(6).fill(undefined),
  )
  expect(readCoins(`${coin},${coin}`)).toEqual(Array(2).fill({ txid: 'ab'.repeat(32), vout: 1 }))
})

test('stops with the abort reason and sends no more requests', async () => {
  const { following, controller, looked, looks } = follow(await sent())
  await looked()
  const reason = new Error('left')
  controller.abort(reason)
  await expect(following).rejects.toBe(reason)
  const lookupCount = looks()
  await new Promise(resolve => setTimeout(resolve, 1_200))
  expect(looks()).toBe(lookupCount)
})

/** Low limits, so that a few checks without a clock are enough. */
const timeouts = { forgotten: 3, unseen: 5 }

test('reports a forgotten transaction as dropped after enough checks, unless it returns', async () => {
  const { hash } = await sent()
  const watch = new TransactionWatch(new Esplora(chain.url), { hash, address: payee }, timeouts)
  expect(await watch.look()).toBeUndefined()
  const raw = await (await fetch(`${chain.url}/tx/${hash}/hex`)).text()
  await chain.drop(hash)
  expect([await watch.look(), await watch.look()]).toEqual([undefined, undefined])
  await fetch(`${chain.url}/tx`, { method: 'POST', body: raw })
  expect(await watch.look()).toBeUndefined()
  await chain.drop(hash)
  expect([await watch.look(), await watch.look()]).toEqual([undefined, undefined])
  expect(await watch.look()).toEqual({ status: 'dropped' })
})

test('drops an unseen transaction only after more checks', async () => {
  const watch = new TransactionWatch(new Esplora(chain.url), { hash: 'ab'.repeat(32), address: payee }, timeouts)
  for (let look = 1; look < timeouts.unseen; look += 1) expect(await watch.look()).toBeUndefined()
  expect(await watch.look()).toEqual({ status: 'dropped' })
})

test('keeps waiting if the server fails', async () => {
  const { hash } = await sent()
  const watch = new TransactionWatch(new Esplora(chain.url), { hash, address: payee }, timeouts)
  vi.stubGlobal('fetch', async () => new Response('busy', { status: 503 }))
  await expect(watch.look()).rejects.toThrow('503')
})

test('distinguishes coins that are already spent from other refusals', async () => {
  const transaction = await sent()
  const { fetch } = globalThis
  const spent = await chain.utxosOf(transaction.address)
  const source = `${chain.url}/tx/${transaction.hash}/hex`
  const raw = await (await fetch(source)).text()
  await transaction.replace()
  // Simulates a server that lags behind.
  const behind = spent.map(({ value, confirmed, ...coin }) => ({
    ...coin,
    value: Number(value),
    status: { confirmed },
  }))
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('/utxo')) return Response.json(behind)
    return url === source ? new Response(raw) : fetch(url, init)
  })
  const sending = (await transaction.adapter.transfers()).sendTransaction(transaction.transfer)
  await expect(sending).rejects.toMatchObject({ code: 'transaction/utxos-spent' })
})
