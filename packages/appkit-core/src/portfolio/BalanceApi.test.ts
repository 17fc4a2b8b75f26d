import { expect, test } from 'vitest'
import { address, onMainnet, startAnswering } from '../../test/startAnswering'
import { BalanceApi } from './BalanceApi'

test('caches balances by chain and address for 30 s, unless a fresh response is requested', async () => {
  const { requests, environment, modalKit, served } = await startAnswering(({ query }) => ({
    json: { balances: [{ symbol: query.get('chainId'), quantity: { decimals: '18', numeric: '1' }, price: 1 }] },
  }))
  const api = modalKit.controller(BalanceApi)
  served.http = ['eip155:1', 'eip155:8453']
  expect((await api.getBalances(onMainnet)).rows[0]?.symbol).toBe('eip155:1')
  expect((await api.getBalances({ address, caipNetworkId: 'eip155:8453' })).rows[0]?.symbol).toBe('eip155:8453')
  const asOf = environment.now()
  environment.advance(29_999)
  expect(await api.getBalances(onMainnet)).toMatchObject({ asOf })
  expect(requests()).toHaveLength(2)
  expect(await api.getBalances({ ...onMainnet, isFresh: true })).toMatchObject({ asOf: asOf + 29_999 })
  environment.advance(30_000)
  await api.getBalances(onMainnet)
  expect(requests()).toHaveLength(4)
})

test("sends no request for a chain that the backend doesn't serve", async () => {
  const { requests, modalKit } = await startAnswering()
  const api = modalKit.controller(BalanceApi)
  expect((await api.getBalances({ address, caipNetworkId: 'eip155:8453' })).rows).toEqual([])
  expect(requests()).toEqual([])
})
