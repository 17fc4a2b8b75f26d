import { afterEach, expect, test, vi } from 'vitest'
import { SolanaRpc } from './SolanaRpc'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Stubs nodes by URL. Other nodes are unreachable. Returns the requested URLs. */
function nodes(answers: Readonly<Record<string, { readonly status?: number; readonly body: unknown }>>): string[] {
  const urls: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url)
    const answer = answers[url]
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer.body, { status: answer.status ?? 200 })
  })
  return urls
}

test('tries the next node if one is unreachable, broken, or a proxy without this chain', async () => {
  const urls = nodes({
    b: { status: 503, body: 'Unavailable' },
    c: { status: 403, body: { error: { code: -32602, message: 'Unsupported chain' } } },
    d: { body: { result: 7 } },
  })
  expect(await new SolanaRpc(['a', 'b', 'c', 'd', 'e']).ask('getSlot')).toBe(7)
  expect(urls).toEqual(['a', 'b', 'c', 'd'])
})

test("treats a node's refusal as final", async () => {
  const urls = nodes({
    a: {
      body: { error: { code: -32002, message: 'Transaction simulation failed', data: { err: 'BlockhashNotFound' } } },
    },
    b: { body: { result: 7 } },
  })
  await expect(new SolanaRpc(['a', 'b']).ask('sendTransaction')).rejects.toMatchObject({
    code: -32002,
    data: { err: 'BlockhashNotFound' },
  })
  expect(urls).toEqual(['a'])
})

test('ignores a refusal after another node may have accepted the transaction', async () => {
  nodes({ b: { body: { error: { code: -32002, message: 'Blockhash not found' } } } })
  await expect(new SolanaRpc(['a', 'b']).ask('sendTransaction')).rejects.toThrow('Failed to fetch')
  await expect(new SolanaRpc(['a', 'b']).ask('getSlot')).rejects.toThrow('Blockhash not found')
})

test('reports the last failure', async () => {
  nodes({ b: { status: 500, body: 'x' } })
  await expect(new SolanaRpc(['a', 'b']).ask('getSlot')).rejects.toThrow('answered 500 without a result to getSlot')
})

/**
 * Stubs a node that returns each answer in turn and repeats the last. Returns the times of the requests, in
 * milliseconds.
 */
function nodeInTurn(...answers: readonly (() => Response)[]): number[] {
  vi.useFakeTimers({ now: 0 })
  const times: number[] = []
  vi.stubGlobal('fetch', async () => {
    times.push(Date.now())
    return (answers[times.length - 1] ?? answers.at(-1))?.()
  })
  return times
}

async function ask(method: string): Promise<unknown> {
  const outcome = new SolanaRpc(['a']).ask(method).catch((error: unknown) => error)
  // Longer than all retries. A poll that another file left behind would never run out of timers.
  await vi.advanceTimersByTimeAsync(5_000)
  return outcome
}

const limited = (code: number) => () => Response.json({ error: { code, message: 'Too many requests' } })

test('retries a busy node after its Retry-After delay, at most three times', async () => {
  const busy = () => new Response('Too many requests', { status: 429, headers: { 'Retry-After': '2' } })
  const times = nodeInTurn(busy, () => Response.json({ result: 7 }))
  expect(await ask('getSlot')).toBe(7)
  expect(times).toEqual([0, 2000])

  const inVain = nodeInTurn(() => new Response('Unavailable', { status: 503 }))
  expect(await ask('getSlot')).toMatchObject({ message: 'The RPC node answered 503 without a result to getSlot.' })
  expect(inVain).toEqual([0, 150, 450, 1050])
})

test.each([429, -32005])("doesn't treat a rate limit with JSON-RPC error %i as a refusal", async code => {
  const times = nodeInTurn(limited(code), () => Response.json({ result: 7 }))
  expect(await ask('getSlot')).toBe(7)
  expect(times).toEqual([0, 150])
})

test('reports the first failure when a node refuses a transaction that it may have accepted before', async () => {
  const times = nodeInTurn(
    () => new Response('Bad gateway', { status: 502 }),
    () => Response.json({ error: { code: -32002, message: 'Already processed' } }),
  )
  expect(await ask('sendTransaction')).toMatchObject({ status: 502 })
  expect(times).toEqual([0, 150])
})
