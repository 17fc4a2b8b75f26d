import { expect, test } from 'vitest'
import { startAnswering } from '../../test/startAnswering'
import { ServedChains } from './ServedChains'

test('fetches the served chains once, and again after a failure', async () => {
  const { backend, modalKit, served } = await startAnswering(() => ({ json: { data: [] } }))
  const api = modalKit.controller(ServedChains)
  const times = () => backend.requests.filter(({ path }) => path === '/v1/supported-chains').length
  served.http = []
  expect(await api.includes('eip155:1')).toBe(false)
  served.http = ['eip155:1']
  expect(await api.includes('eip155:1')).toBe(true)
  expect(await api.includes('eip155')).toBe(true)
  expect(await api.includes('eip155:10')).toBe(false)
  expect(times()).toBe(2)
})
