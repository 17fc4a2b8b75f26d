import { expect, test } from 'vitest'
import { evm } from '../../test/createSessionKit'
import { watchEvmTransaction } from './watchEvmTransaction'

/** Creates a chain that returns a transaction while `isKnown` is true. */
function chainOf(node: { isKnown: boolean; used: number; receipt?: object }) {
  return (method: string): unknown => {
    switch (method) {
      case 'eth_getTransactionReceipt':
        return node.receipt ?? null
      case 'eth_getTransactionByHash':
        return node.isKnown ? { from: evm, nonce: '0x7' } : null
      case 'eth_getTransactionCount':
        return `0x${node.used.toString(16)}`
      default:
        return { hash: '0xb1' }
    }
  }
}

const watchIn = (
  answer: (method: string) => unknown,
  more: { trace?: string; onTrace?: (trace: string) => void } = {},
) => {
  const ask = async <T>(_: string, { method }: { readonly method: string }): Promise<T> => answer(method) as T
  const look = watchEvmTransaction(ask, 'eip155:1', { hash: '0xhash', ...more })
  return async (times: number) => {
    for (let at = 0; at < times - 1; at++) expect(await look()).toBeUndefined()
    return look()
  }
}

test('reports a transaction as replaced once nodes have had time to agree that its nonce is used', async () => {
  const node = { isKnown: true, used: 7 }
  const traces: string[] = []
  const looks = watchIn(chainOf(node), { onTrace: trace => traces.push(trace) })
  expect(await looks(3)).toBeUndefined()
  expect(traces).toEqual([`${evm}:7`])
  Object.assign(node, { isKnown: false, used: 8 })
  expect(await looks(5)).toEqual({ status: 'replaced' })
  // After a reload, only the stored trace remains.
  expect(await watchIn(chainOf(node), { trace: `${evm}:7` })(5)).toEqual({ status: 'replaced' })
})

test('confirms a transaction whose receipt arrives after its nonce was used', async () => {
  const node: Parameters<typeof chainOf>[0] = { isKnown: true, used: 8 }
  const looks = watchIn(chainOf(node))
  expect(await looks(4)).toBeUndefined()
  node.receipt = { blockHash: '0xb1', blockNumber: '0x1', status: '0x1' }
  expect(await looks(1)).toEqual({ status: 'confirmed' })
})

test('reports a forgotten transaction as dropped much later, but never an unseen one', async () => {
  const node = { isKnown: true, used: 7 }
  const looks = watchIn(chainOf(node))
  await looks(1)
  node.isKnown = false
  expect(await looks(150)).toEqual({ status: 'dropped' })
  expect(await watchIn(chainOf(node))(400)).toBeUndefined()
  expect(await watchIn(chainOf(node), { trace: 'foreign' })(400)).toBeUndefined()
})

test('reports a failed transaction as reverted', async () => {
  const receipt = { blockHash: '0xb1', blockNumber: '0x1', status: '0x0' }
  expect(await watchIn(chainOf({ isKnown: true, used: 8, receipt }))(1)).toEqual({ status: 'reverted' })
})

test('resets the count after a successful read, so that lagging nodes have no effect', async () => {
  const node = { isKnown: true, used: 7 }
  const looks = watchIn(chainOf(node))
  for (let round = 0; round < 3; round++) {
    node.used = 8
    expect(await looks(4)).toBeUndefined()
    node.used = 7
    expect(await looks(1)).toBeUndefined()
  }
  for (let round = 0; round < 3; round++) {
    node.isKnown = false
    expect(await looks(149)).toBeUndefined()
    node.isKnown = true
    expect(await looks(1)).toBeUndefined()
  }
})

test("doesn't count pending transactions as a used nonce", async () => {
  const params: unknown[] = []
  const answer = chainOf({ isKnown: true, used: 7 })
  const ask = async <T>(_: string, request: { readonly method: string; readonly params?: unknown }): Promise<T> => {
    if (request.method === 'eth_getTransactionCount') params.push(request.params)
    return answer(request.method) as T
  }
  await watchEvmTransaction(ask, 'eip155:1', { hash: '0xhash' })()
  expect(params).toEqual([[evm, 'latest']])
})
