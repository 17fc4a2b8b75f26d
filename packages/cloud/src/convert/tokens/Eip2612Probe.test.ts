import { expect, test } from 'vitest'
import { ChainRefused } from '../../chains/ChainRefused'
import type { ChainAnswer, ChainCall } from '../../chains/ChainRpc'
import { Eip2612Probe } from './Eip2612Probe'

const CHAIN = 'eip155:1'
const WORD = `0x${'0'.repeat(64)}`
const { signal } = new AbortController()

/** Answers the two calls of each token. */
function create(answersOf: (address: string) => readonly [string | undefined, string | undefined]) {
  const batches: number[] = []
  const rpc = {
    batch: async (_: string, calls: readonly ChainCall[]): Promise<readonly ChainAnswer[]> => {
      batches.push(calls.length)
      return calls.map(({ params }, index) => {
        const [{ to }] = params as [{ to: string }]
        const result = answersOf(to)[index % 2]
        return result === undefined ? { error: new ChainRefused(CHAIN, 3, 'reverted') } : { result }
      })
    },
  }
  return { probe: new Eip2612Probe(rpc), batches }
}

test('recognizes a token by both of its functions', async () => {
  const { probe } = create(address => {
    if (address === '0xa') return [WORD, WORD]
    return address === '0xb' ? [WORD, undefined] : ['0x', '0x']
  })
  expect([...(await probe.probe(CHAIN, ['0xa', '0xb', '0xc'], signal))]).toEqual([
    ['0xa', true],
    ['0xb', false],
    ['0xc', false],
  ])
})

test('asks about 50 tokens per request, and about each token once', async () => {
  const { probe, batches } = create(() => [WORD, WORD])
  const addresses = Array.from({ length: 70 }, (_, index) => `0x${index}`)
  expect((await probe.probe(CHAIN, addresses, signal)).size).toBe(50)
  expect((await probe.probe(CHAIN, addresses, signal)).size).toBe(70)
  await probe.probe(CHAIN, addresses, signal)
  expect(batches).toEqual([100, 40])
})

test('knows nothing if the chain is down', async () => {
  const down = new Eip2612Probe({ batch: () => Promise.reject(new Error('down')) })
  expect(await down.probe(CHAIN, ['0xa'], signal)).toEqual(new Map())
})
