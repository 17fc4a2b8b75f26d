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

test('every question carries the project and the version, also those that are posted', async () => {
  const { asked, modalKit } = await startAnswering(() => ({ json: { data: [] } }))
  await modalKit.service(HistoryApi).getHistory(onMainnet)
  await modalKit.service(CloudApi).blockchain.post('/v1/posted', { a: 1 })
  for (const { query } of asked())
    expect([query.get('projectId'), query.get('st'), query.get('sv')]).toEqual([
      'p1',
      'appkit',
      expect.stringMatching(/^html-scripted-/u),
    ])
  expect(asked().map(({ path }) => path)).toEqual([`/v1/account/${address}/history`, '/v1/posted'])
})

test('a chain that the backend does not serve is not asked about', async () => {
  const { asked, modalKit } = await startAnswering()
  const api = modalKit.service(HistoryApi)
  const elsewhere = { address, caipNetworkId: 'eip155:8453' } as const
  expect(await api.getHistory(elsewhere)).toEqual({ data: [] })
  expect(await api.includes('eip155:8453')).toBe(false)
  expect(asked()).toEqual([])
})

test('a history is asked for with its spam, and not at all where the backend has none', async () => {
  const { asked, modalKit, served } = await startAnswering(() => ({ json: { data: [] } }))
  const api = modalKit.service(HistoryApi)
  Object.assign(served, { http: ['eip155:1', 'eip155:10'], history: ['eip155:1'] })
  await api.getHistory(onMainnet)
  expect(asked().map(one => one.query.get('spam'))).toEqual(['include'])
  expect(await api.getHistory({ ...onMainnet, caipNetworkId: 'eip155:10' })).toEqual({ data: [] })
  expect(asked()).toHaveLength(1)
  expect(await api.chains()).toEqual(['eip155:1'])
  expect([await api.includes('eip155:1'), await api.includes('eip155:10')]).toEqual([true, false])
})

test('a backend that does not list its histories has one for every chain', async () => {
  const { modalKit } = await startAnswering()
  const api = modalKit.service(HistoryApi)
  expect(await api.chains()).toEqual(['eip155:1'])
})

test('the newest page of a history is kept for 15 s and over a reload; older pages are never taken for it', async () => {
  const { asked, backend, environment, modalKit, storage } = await startAnswering(({ query }) => ({
    json: { data: [{ ...transaction, id: query.get('cursor') ?? 'newest' }], next: 'c1' },
  }))
  const api = modalKit.service(HistoryApi)
  const first = await api.getHistory(onMainnet)
  expect(first).toMatchObject({
    data: [{ id: 'newest', metadata: { nonce: 7 }, transfers: [{ address: usdc }] }],
    next: 'c1',
  })
  expect((await api.getHistory({ ...onMainnet, cursor: 'c1' })).data[0]?.id).toBe('c1')
  expect(await api.getHistory(onMainnet)).toEqual(first)
  expect(asked()).toHaveLength(2)
  const again = await createLoadedKit({ cloud: backend.url, projectId: 'p1', storage, environment })
  expect(await again.modalKit.service(HistoryApi).getHistory(onMainnet)).toEqual(first)
  expect(asked()).toHaveLength(2)
  environment.advance(15_000)
  await api.getHistory(onMainnet)
  expect(asked()).toHaveLength(3)
})

test('a transaction without transfers stays in the history, and one that can’t be read is left out', async () => {
  const { modalKit } = await startAnswering(() => ({
    json: { data: [{ ...transaction, transfers: null }, { id: 'b' }, null], next: null },
  }))
  const api = modalKit.service(HistoryApi)
  expect(await api.getHistory(onMainnet)).toMatchObject({ data: [{ id: 'a', transfers: [] }] })
})

test('what is kept has the form that AppKit 1.8 reads', async () => {
  const { environment, modalKit, storage } = await startAnswering(() => ({ json: { data: [transaction] } }))
  const api = modalKit.service(HistoryApi)
  await api.getHistory(onMainnet)
  const kept = JSON.parse(storage.getItem('@appkit/history_transactions_cache') ?? '{}')
  expect(kept).toMatchObject({
    [address]: { 'eip155:1': { timestamp: environment.now(), transactions: { data: [{ id: 'a' }] } } },
  })
})
