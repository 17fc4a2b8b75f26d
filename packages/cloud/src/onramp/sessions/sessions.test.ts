import { expect, onTestFinished, test } from 'vitest'
import { EVM, openSessions, type SessionStage, type StagePurchase } from '../../../test/onramp/openSessions'
import { sharedChain } from '../../../test/prices/sharedChain'
import { sharedDatabase } from '../../../test/server/sharedDatabase'
import { HttpFailure } from '../../http/HttpFailure'
import { OnrampFailure } from '../OnrampFailure'

const databaseUrl = sharedDatabase()
const chain = sharedChain()
const { signal } = new AbortController()

async function stage(): Promise<SessionStage> {
  const opened = await openSessions(databaseUrl(), chain().url)
  onTestFinished(() => opened[Symbol.asyncDispose]())
  return opened
}

let used = 0
function nextAddress(): `0x${string}` {
  used += 1
  return `0x${(0xc00_000 + used).toString(16).padStart(40, 'b')}`
}

const open = ({ opener }: SessionStage, { token }: StagePurchase, accepted?: bigint) =>
  opener.open({ token, clientIp: '203.0.113.7', accepted }, signal)
const read = ({ pass, sessions }: SessionStage, { id, secret }: StagePurchase) => {
  // Checks are at least three seconds apart.
  pass(4000)
  return sessions.read(id, secret, signal)
}

/** Sends ether or a token. Returns the hash. */
async function pay(to: `0x${string}`, value: bigint): Promise<`0x${string}`> {
  const [, payer] = chain().accounts
  const hash = await chain().client.request({
    method: 'eth_sendTransaction' as never,
    params: [{ from: payer?.address, to, value: `0x${value.toString(16)}` }] as never,
  })
  await chain().waitForReceipt(hash as `0x${string}`)
  return hash as `0x${string}`
}

test('delivers what the chain shows, not what was quoted', async () => {
  const [made, address] = [await stage(), nextAddress()]
  const purchase = await made.start({ address })
  await open(made, purchase)
  made.provider.update = { status: 'delivered', txHash: await pay(address, 999n) }
  expect(await read(made, purchase)).toMatchObject({ status: 'delivered', quoted: '1000', received: '999' })
})

test.each<[string, (address: `0x${string}`) => Promise<string> | string]>([
  ['pays another account', () => pay(nextAddress(), 1000n)],
  ['pays nothing', address => pay(address, 0n)],
  ['is not a hash', () => 'transaction-1'],
])('a transaction that %s delivers nothing', async (_, transaction) => {
  const [made, address] = [await stage(), nextAddress()]
  const purchase = await made.start({ address })
  await open(made, purchase)
  made.provider.update = { status: 'delivered', txHash: await transaction(address) }
  expect(await read(made, purchase)).toMatchObject({ status: 'processing', isSent: true, txHash: null, received: null })
  // The provider may still name the right one.
  const hash = await pay(address, 1000n)
  made.provider.update = { status: 'delivered', txHash: hash }
  expect(await read(made, purchase)).toMatchObject({ status: 'delivered', txHash: hash, received: '1000' })
})

test('an unknown transaction is still on its way', async () => {
  const [made, address] = [await stage(), nextAddress()]
  const purchase = await made.start({ address })
  await open(made, purchase)
  const txHash = `0x${'7'.repeat(64)}`
  made.provider.update = { status: 'delivered', txHash }
  expect(await read(made, purchase)).toMatchObject({ status: 'processing', isSent: true, txHash, received: null })
})

test('one transaction delivers one purchase', async () => {
  const [made, address] = [await stage(), nextAddress()]
  const [first, second] = [await made.start({ address }), await made.start({ address })]
  await open(made, first)
  await open(made, second)
  made.provider.update = { status: 'delivered', txHash: await pay(address, 1000n) }
  expect((await read(made, first)).status).toBe('delivered')
  expect(await read(made, second)).toMatchObject({ status: 'processing', isSent: true, txHash: null })
})

test('a transaction from before the purchase delivers nothing', async () => {
  const [made, address] = [await stage(), nextAddress()]
  const txHash = await pay(address, 1000n)
  made.pass(2 * 60 * 60_000)
  const purchase = await made.start({ address })
  await open(made, purchase)
  made.provider.update = { status: 'delivered', txHash }
  expect(await read(made, purchase)).toMatchObject({ status: 'processing', txHash: null })
})

test('counts the bought token alone, after the fee that it keeps', async () => {
  const [made, address] = [await stage(), nextAddress()]
  const token = (await chain().createToken({ name: 'Dollar', symbol: 'USDC', decimals: 6 })).toLowerCase()
  const other = await chain().createToken({ name: 'Dollar', symbol: 'USDC', decimals: 6 })
  const purchase = await made.start({ address, asset: token })
  await open(made, purchase)
  const hashOf = async (contract: `0x${string}`): Promise<string> => {
    await chain().mintTo(contract, address, 1000n)
    const block = await chain().client.getBlock({ includeTransactions: true })
    const [last] = block.transactions
    return typeof last === 'string' ? last : (last?.hash ?? '')
  }
  made.provider.update = { status: 'delivered', txHash: await hashOf(other) }
  expect(await read(made, purchase)).toMatchObject({ status: 'processing', txHash: null })
  made.provider.update = { status: 'delivered', txHash: await hashOf(token as `0x${string}`) }
  expect(await read(made, purchase)).toMatchObject({ status: 'delivered', received: '1000' })
})

test('a provider that is down changes nothing', async () => {
  const [made, address] = [await stage(), nextAddress()]
  const purchase = await made.start({ address })
  await open(made, purchase)
  made.provider.update = { status: 'processing' }
  expect((await read(made, purchase)).status).toBe('processing')
  made.provider.failure = { status: new OnrampFailure('unavailable') }
  expect((await read(made, purchase)).status).toBe('processing')
})

test('asks the provider at most every three seconds, however often the client asks', async () => {
  const made = await stage()
  const purchase = await made.start()
  await open(made, purchase)
  let requests = 0
  made.provider.status = async () => {
    requests += 1
    return undefined
  }
  for (let request = 0; request < 5; request += 1) await made.sessions.read(purchase.id, purchase.secret, signal)
  expect(requests).toBe(1)
})

test('a webhook of one provider cannot change the purchase of another', async () => {
  const made = await stage()
  const purchase = await made.start()
  await open(made, purchase)
  const body = JSON.stringify([{ sessionId: purchase.id, status: 'failed' }])
  await expect(made.sessions.receive('other', { headers: new Headers(), body }, signal)).rejects.toThrow(HttpFailure)
  expect((await read(made, purchase)).status).toBe('opened')
  await made.sessions.receive('scripted', { headers: new Headers(), body }, signal)
  expect((await read(made, purchase)).status).toBe('failed')
})

test.each([
  ['an unknown purchase', '5b0c9a52-4c0a-4f5e-9a52-0c9a524c0a4f'],
  ['no id at all', "'; drop table onramp_sessions; --"],
])('ignores a webhook about %s', async (_, sessionId) => {
  const made = await stage()
  const body = JSON.stringify([{ sessionId, status: 'failed' }])
  await made.sessions.receive('scripted', { headers: new Headers(), body }, signal)
})

test('opens the checkout at the quoted price, for the address of the browser', async () => {
  const made = await stage()
  const purchase = await made.start()
  expect(await open(made, purchase)).toEqual({ kind: 'checkout', url: 'https://provider.example/1' })
  expect(made.provider.orders).toEqual([{ amount: 1000n, clientIp: '203.0.113.7' }])
  // A second opening, such as on a phone, gets a page of its own.
  expect(await open(made, purchase)).toEqual({ kind: 'checkout', url: 'https://provider.example/2' })
})

test('refreshes an expired price, and asks before it opens at a worse one', async () => {
  const made = await stage()
  const better = await made.start()
  made.pass(61_000)
  made.provider.amount = 1001n
  expect((await open(made, better)).kind).toBe('checkout')
  expect(made.provider.orders.at(-1)?.amount).toBe(1001n)

  const worse = await made.start()
  made.pass(61_000)
  made.provider.amount = 900n
  expect(await open(made, worse)).toMatchObject({ kind: 'repriced', amount: 900n })
  // It got worse again since the user accepted.
  made.provider.amount = 800n
  expect(await open(made, worse, 900n)).toMatchObject({ kind: 'repriced', amount: 800n })
  expect((await open(made, worse, 800n)).kind).toBe('checkout')
  expect(made.provider.orders.at(-1)?.amount).toBe(800n)
  expect(await read(made, worse)).toMatchObject({ quoted: '800' })
})

test.each([
  ['network-address-mismatch', 'network-address-mismatch'],
  ['unsupported-country', 'region-not-supported'],
  ['amount-too-high', 'limit-reached'],
  ['unsupported-asset', 'asset-unavailable'],
  ['unavailable', 'provider-error'],
] as const)('a checkout that fails with %s ends the purchase with %s', async (reason, failure) => {
  const made = await stage()
  const purchase = await made.start()
  made.provider.failure = { createSession: new OnrampFailure(reason) }
  expect(await open(made, purchase)).toMatchObject({ kind: 'failed', failure })
  expect(await read(made, purchase)).toMatchObject({ status: 'failed', failure })
  expect(await open(made, purchase)).toEqual({ kind: 'gone' })
})

test('a link opens for an hour, and at most twenty times', async () => {
  const made = await stage()
  const [often, late] = [await made.start(), await made.start()]
  for (let opening = 0; opening < 20; opening += 1) expect((await open(made, often)).kind).toBe('checkout')
  expect(await open(made, often)).toEqual({ kind: 'gone' })
  made.pass(60 * 60_000 + 1)
  expect(await open(made, late)).toEqual({ kind: 'gone' })
  expect(await open(made, { ...late, token: '' })).toEqual({ kind: 'gone' })
})

test.each([
  ['charges more than the amount', { total: 101n * 10n ** 18n, fees: [], amount: 1000n }],
  ['has fees above the total', { total: 10n ** 20n, fees: [{ kind: 'provider', amount: 10n ** 20n }], amount: 1000n }],
  ['has a negative fee', { total: 10n ** 20n, fees: [{ kind: 'provider', amount: -1n }], amount: 1000n }],
  ['has another subtotal', { total: 10n ** 20n, subtotal: 10n ** 19n, fees: [], amount: 1000n }],
  ['is already expired', { total: 10n ** 20n, fees: [], amount: 1000n, expiresAt: 1 }],
] as const)('drops a price that %s', async (_, offer) => {
  const made = await stage()
  made.provider.quote = async () => offer as never
  const input = { chainId: EVM, asset: 'native', decimals: 18, currency: 'EUR', total: 10n ** 20n, method: 'card' }
  expect(await made.quoter.rank('local', { ...input, country: 'DE' }, signal)).toMatchObject({
    quotes: [],
    skipped: [{ reason: 'unavailable' }],
  })
})

test('a quote is valid for its project and until it expires', async () => {
  const made = await stage()
  const input = { chainId: EVM, asset: 'native', decimals: 18, currency: 'EUR', total: 10n ** 20n, method: 'card' }
  const [quote] = (await made.quoter.rank('local', { ...input, country: 'DE' }, signal)).quotes
  const id = quote?.id ?? ''
  await expect(made.tokens.read(id, 'other')).rejects.toMatchObject({ status: 400 })
  await expect(made.tokens.read(`${id}x`, 'local')).rejects.toMatchObject({ status: 400 })
  await expect(made.tokens.read('', 'local')).rejects.toMatchObject({ status: 400 })
  made.pass(62_000)
  await expect(made.tokens.read(id, 'local')).rejects.toMatchObject({ status: 409 })
})
