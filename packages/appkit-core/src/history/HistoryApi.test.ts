import { expect, test } from 'vitest'
import { createLoadedKit } from '../../test/createTestKit'
import { address, onMainnet, startAnswering } from '../../test/startAnswering'
import { CloudApi } from '../cloud/CloudApi'
import { HistoryApi } from './HistoryApi'

const usdc = 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const transaction = {
  id: 'a',
  metadata: {
    operationType: 'send',
    hash: '0xab',
    minedAt: '2026-01-02T03:04:05Z',
    sentFrom: address,
    sentTo: '0xbb',
    status: 'confirmed',
    nonce: 7,
    application: null,
    chain: 'eip155:1',
  },
  transfers: [
    {
      fungible_info: { name: 'USD Coin', symbol: 'USDC', icon: null },
      nft_info: null,
      direction: 'out',
      quantity: { numeric: '1.5' },
      value: null,
      price: null,
      is_spam: false,
      address: usdc,
    },
  ],
}

test('sends the project and the SDK version with every request, POST included', async () => {
  const { requests, modalKit } = await startAnswering(() => ({ json: { data: [] } }))
  await modalKit.controller(HistoryApi).getHistory(onMainnet)
  await modalKit.controller(CloudApi).blockchain.post('/v1/posted', { a: 1 })
  for (const { query } of requests())
    expect([query.get('projectId'), query.get('st'), query.get('sv')]).toEqual([
      'p1',
      'appkit',
      expect.stringMatching(/^html-scripted-/u),
    ])
  expect(requests().map(({ path }) => path)).toEqual([`/v1/account/${address}/history`, '/v1/posted'])
})

test("sends no request for a chain that the backend doesn't serve", async () => {
  const { requests, modalKit } = await startAnswering()
  const api = modalKit.controller(HistoryApi)
  const elsewhere = { address, caipNetworkId: 'eip155:8453' } as const
  expect(await api.getHistory(elsewhere)).toEqual({ data: [] })
  expect(await api.includes('eip155:8453')).toBe(false)
  expect(requests()).toEqual([])
})

test('requests histories with spam, and none if the backend has no history', async () => {
  const { requests, modalKit, served } = await startAnswering(() => ({ json: { data: [] } }))
  const api = modalKit.controller(HistoryApi)
  Object.assign(served, { http: ['eip155:1', 'eip155:10'], history: ['eip155:1'] })
  await api.getHistory(onMainnet)
  expect(requests().map(one => one.query.get('spam'))).toEqual(['include'])
  expect(await api.getHistory({ ...onMainnet, caipNetworkId: 'eip155:10' })).toEqual({ data: [] })
  expect(requests()).toHaveLength(1)
  expect(await api.chains()).toEqual(['eip155:1'])
  expect([await api.includes('eip155:1'), await api.includes('eip155:10')]).toEqual([true, false])
})

test("assumes a history for every served chain if the backend doesn't list them", async () => {
  const { modalKit } = await startAnswering()
  const api = modalKit.controller(HistoryApi)
  expect(await api.chains()).toEqual(['eip155:1'])
})

test('caches the newest page for 15 s and across a reload, and never confuses it with older pages', async () => {
  const { requests, backend, environment, modalKit, storage } = await startAnswering(({ query }) => ({
    json: { data: [{ ...transaction, id: query.get('cursor') ?? 'newest' }], next: 'c1' },
  }))
  const api = modalKit.controller(HistoryApi)
  const first = await api.getHistory(onMainnet)
  expect(first).toMatchObject({
    data: [{ id: 'newest', metadata: { nonce: 7 }, transfers: [{ address: usdc }] }],
    next: 'c1',
  })
  expect((await api.getHistory({ ...onMainnet, cursor: 'c1' })).data[0]?.id).toBe('c1')
  expect(await api.getHistory(onMainnet)).toEqual(first)
  expect(requests()).toHaveLength(2)
  const again = await createLoadedKit({ cloud: backend.url, projectId: 'p1', storage, environment })
  expect(await again.modalKit.controller(HistoryApi).getHistory(onMainnet)).toEqual(first)
  expect(requests()).toHaveLength(2)
  environment.advance(15_000)
  await api.getHistory(onMainnet)
  expect(requests()).toHaveLength(3)
})

test('keeps a transaction without transfers and drops an invalid one', async () => {
  const { modalKit } = await startAnswering(() => ({
    json: { data: [{ ...transaction, transfers: null }, { id: 'b' }, null], next: null },
  }))
  const api = modalKit.controller(HistoryApi)
  expect(await api.getHistory(onMainnet)).toMatchObject({ data: [{ id: 'a', transfers: [] }] })
})

test('stores the format that AppKit 1.8 reads', async () => {
  const { environment, modalKit, storage } = await startAnswering(() => ({ json: { data: [transaction] } }))
  const api = modalKit.controller(HistoryApi)
  await api.getHistory(onMainnet)
  const kept = JSON.parse(storage.getItem('@appkit/history_transactions_cache') ?? '{}')
  expect(kept).toMatchObject({
    [address]: { 'eip155:1': { timestamp: environment.now(), transactions: { data: [{ id: 'a' }] } } },
  })
})
