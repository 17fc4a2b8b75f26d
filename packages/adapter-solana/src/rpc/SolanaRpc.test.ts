import { afterEach, expect, test, vi } from 'vitest'
import { SolanaRpc } from './SolanaRpc'

afterEach(() => vi.unstubAllGlobals())

/** Nodes by URL; one that isn't named can't be reached. Returns what was asked. */
function nodes(answers: Readonly<Record<string, { readonly status?: number; readonly body: unknown }>>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const answer = answers[url]
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer.body, { status: answer.status ?? 200 })
  })
  return asked
}

test('the next node is asked where one is out of reach, broken, or a proxy without this chain', async () => {
  const asked = nodes({
    b: { status: 503, body: 'Unavailable' },
    c: { status: 403, body: { error: { code: -32602, message: 'Unsupported chain' } } },
    d: { body: { result: 7 } },
  })
  expect(await new SolanaRpc(['a', 'b', 'c', 'd', 'e']).ask('getSlot')).toBe(7)
  expect(asked).toEqual(['a', 'b', 'c', 'd'])
})

test('what a node refuses is final', async () => {
  const asked = nodes({
    a: {
      body: { error: { code: -32002, message: 'Transaction simulation failed', data: { err: 'BlockhashNotFound' } } },
    },
    b: { body: { result: 7 } },
  })
  await expect(new SolanaRpc(['a', 'b']).ask('sendTransaction')).rejects.toMatchObject({
    code: -32002,
    data: { err: 'BlockhashNotFound' },
  })
  expect(asked).toEqual(['a'])
})

test('where a node may have taken a transaction, the refusal of the next is not believed', async () => {
  nodes({ b: { body: { error: { code: -32002, message: 'Blockhash not found' } } } })
  await expect(new SolanaRpc(['a', 'b']).ask('sendTransaction')).rejects.toThrow('Failed to fetch')
  await expect(new SolanaRpc(['a', 'b']).ask('getSlot')).rejects.toThrow('Blockhash not found')
})

test('the last failure is told', async () => {
  nodes({ b: { status: 500, body: 'x' } })
  await expect(new SolanaRpc(['a', 'b']).ask('getSlot')).rejects.toThrow('answered 500 without a result to getSlot')
})
