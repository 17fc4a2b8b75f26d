import { expect, test } from 'vitest'
import { callCost } from './callCost'

const costOf = (method: string, ...params: unknown[]): number => callCost({ method, params: JSON.stringify(params) })

test.each([
  ['eth_blockNumber', 1],
  ['eth_call', 1],
  ['getSlot', 1],
  ['eth_sendRawTransaction', 2],
  ['eth_getProof', 5],
  ['eth_simulateV1', 10],
  ['getProgramAccounts', 50],
  ['debug_traceTransaction', 50],
  ['trace_filter', 50],
])('%s costs %i', (method, cost) => {
  expect(costOf(method)).toBe(cost)
  expect(callCost({ method, params: undefined })).toBe(cost)
})

test.each([
  [{}, 5],
  [{ fromBlock: 'latest', toBlock: 'latest' }, 5],
  [{ blockHash: '0x00', fromBlock: '0x0', toBlock: '0xffffff' }, 5],
  [{ fromBlock: '0x1', toBlock: '0x3e7' }, 5],
  [{ fromBlock: '0x0', toBlock: '0x2710' }, 15],
  [{ fromBlock: '0x10' }, 20],
  [{ fromBlock: '0x10', toBlock: 'latest' }, 20],
  [{ fromBlock: 'earliest' }, 100],
  [{ fromBlock: '0x0', toBlock: 'latest' }, 100],
  [{ fromBlock: 'earliest', toBlock: '0xffffffffffffffff' }, 100],
  [{ fromBlock: '0x10', toBlock: '0x1' }, 5],
  ['0x10', 5],
])('an event search over %j costs %i', (filter, cost) => {
  expect(costOf('eth_getLogs', filter)).toBe(cost)
})

test('a block with its transactions costs more than its header', () => {
  expect([costOf('eth_getBlockByNumber', '0x1', false), costOf('eth_getBlockByNumber', '0x1', true)]).toEqual([1, 3])
})
