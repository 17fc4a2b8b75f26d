import { afterEach, expect, test, vi } from 'vitest'
import { Esplora } from './Esplora'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const txid = 'ab'.repeat(32)
const coin = { txid, vout: 0, value: 1_000, status: { confirmed: true } }

/** Creates a server with one answer for all requests. */
function serverOf(answer: () => Response | Promise<Response>): Esplora {
  vi.stubGlobal('fetch', async () => answer())
  return new Esplora('https://esplora.invalid')
}
const notifying = (body: unknown): Esplora => serverOf(() => Response.json(body))

test('treats a coin as confirmed only if the server reports it', async () => {
  const response = [coin, { ...coin, vout: 1, status: { confirmed: false } }, { ...coin, vout: 2, status: undefined }]
  expect(await notifying(response).coins('a')).toEqual([
    { txid, vout: 0, value: 1_000n, isConfirmed: true },
    { txid, vout: 1, value: 1_000n, isConfirmed: false },
    { txid, vout: 2, value: 1_000n, isConfirmed: false },
  ])
})

test.each<readonly [what: string, response: unknown]>([
  ['an object instead of a list', { coins: [] }],
  ['null in the list', [null]],
  ['a fractional value', [{ ...coin, value: 0.5 }]],
  ['a value above the safe integer range', [{ ...coin, value: 2 ** 53 }]],
  ['a value as a string', [{ ...coin, value: '1000' }]],
  ['a negative value', [{ ...coin, value: -1 }]],
  ['an output index as a string', [{ ...coin, vout: '0' }]],
  ['a negative output index', [{ ...coin, vout: -1 }]],
  ['an invalid transaction id', [{ ...coin, txid: '../fee' }]],
  ['a duplicate coin', [coin, { ...coin, value: 2_000 }]],
])('rejects impossible coins: %s', async (_, response) => {
  await expect(notifying(response).coins('a')).rejects.toThrow("can't be read")
})

test('rounds the fee rate up, and never below the relay minimum', async () => {
  for (const [response, rate] of [
    [{ '3': 1.0001 }, 1_001n],
    [{ '3': 0.1 }, 1_000n],
    [{ '3': 0 }, 1_000n],
    [{ '2': 7, '6': 2 }, 7_000n],
    [{ '6': 2, '1': 90 }, 2_000n],
  ] as const)
    expect(await notifying(response).feeRate()).toBe(rate)
  for (const response of [{ '3': -1 }, { '3': 'much' }])
    await expect(notifying(response).feeRate()).rejects.toThrow("can't be read")
})

test('returns no spender for an unspent output, whatever else the server reports', async () => {
  expect(await notifying({ spent: false, txid }).spender({ txid, vout: 0 })).toBeUndefined()
  expect(await notifying({ spent: true, txid }).spender({ txid, vout: 0 })).toBe(txid)
})

test('reports an unknown status if a broadcast gets no complete answer', async () => {
  const broken = new ReadableStream({ start: controller => controller.error(new TypeError('terminated')) })
  for (const answer of [
    () => Promise.reject(new TypeError('fetch failed')),
    () => new Response(broken),
    () => new Response('upstream timed out', { status: 504 }),
  ])
    await expect(serverOf(answer).broadcast('00')).rejects.toMatchObject({ code: 'transaction/status-unknown' })
})

/** Creates a server whose first answer is lost. */
function losingServer(second: () => Response): { readonly esplora: Esplora; readonly bodies: unknown[] } {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    if (bodies.push(body) === 1) throw new TypeError('fetch failed')
    return second()
  })
  return { esplora: new Esplora('https://esplora.invalid'), bodies }
}

test('broadcasts the same transaction once more if the answer is lost', async () => {
  const text = 'sendrawtransaction RPC error: {"code":-26,"message":"txn-already-in-mempool"}'
  for (const second of [() => new Response(txid), () => new Response(text, { status: 400 })]) {
    const { esplora, bodies } = losingServer(second)
    await expect(esplora.broadcast('00ff')).resolves.toBeUndefined()
    expect(bodies).toEqual(['00ff', '00ff'])
  }
})

test('reports an unknown status if the server refuses the second attempt', async () => {
  for (const text of ['bad-txns-inputs-missingorspent', 'min relay fee not met']) {
    const { esplora } = losingServer(() => new Response(text, { status: 400 }))
    await expect(esplora.broadcast('00')).rejects.toMatchObject({ code: 'transaction/status-unknown' })
  }
})

test.each([
  [200, txid],
  [400, 'sendrawtransaction RPC error: {"code":-27,"message":"Transaction already in block chain"}'],
  [400, 'sendrawtransaction RPC error: {"code":-27,"message":"Transaction outputs already in utxo set"}'],
  [400, 'sendrawtransaction RPC error: {"code":-26,"message":"txn-already-in-mempool"}'],
])('accepts a transaction that is already on the network: %i %s', async (status, text) => {
  await expect(serverOf(() => new Response(text, { status })).broadcast('00')).resolves.toBeUndefined()
})

test.each([
  [400, 'sendrawtransaction RPC error: {"code":-26,"message":"min relay fee not met"}', 'transaction/broadcast-failed'],
  [500, 'sendrawtransaction RPC error: {"code":-25}', 'transaction/broadcast-failed'],
  [
    400,
    'sendrawtransaction RPC error: {"code":-25,"message":"bad-txns-inputs-missingorspent"}',
    'transaction/utxos-spent',
  ],
  [502, 'txn-mempool-conflict', 'transaction/utxos-spent'],
])("rejects with the network's refusal: %i %s", async (status, text, code) => {
  const sending = serverOf(() => new Response(text, { status })).broadcast('00')
  await expect(sending).rejects.toMatchObject({ code, details: text })
})

test('retries a busy server after its Retry-After delay, at most three times', async () => {
  vi.useFakeTimers({ now: 0 })
  const times: number[] = []
  const busy = () => new Response('Too many requests', { status: 429, headers: { 'Retry-After': '2' } })
  const answering = serverOf(() => (times.push(Date.now()) === 1 ? busy() : Response.json([coin]))).coins('a')
  await vi.runAllTimersAsync()
  expect(await answering).toHaveLength(1)
  expect(times).toEqual([0, 2000])

  times.length = 0
  const start = Date.now()
  const failing = serverOf(() => {
    times.push(Date.now() - start)
    return new Response('Unavailable', { status: 503 })
  })
    .coins('a')
    .catch((error: Error) => error.message)
  await vi.runAllTimersAsync()
  expect(await failing).toBe('/address/a/utxo was answered with 503.')
  expect(times).toEqual([0, 150, 450, 1050])
})
