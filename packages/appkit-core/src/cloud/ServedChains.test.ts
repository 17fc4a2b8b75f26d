import { expect, test } from 'vitest'
import { startAnswering } from '../../test/startAnswering'
import { ServedChains } from './ServedChains'

test('which chains are served is asked once, and again as long as nobody said', async () => {
  const { backend, modalKit, served } = await startAnswering(() => ({ json: { data: [] } }))
  const api = modalKit.service(ServedChains)
  const times = () => backend.requests.filter(({ path }) => path === '/v1/supported-chains').length
  served.http = []
  expect(await api.includes('eip155:1')).toBe(false)
  served.http = ['eip155:1']
  expect(await api.includes('eip155:1')).toBe(true)
  expect(await api.includes('eip155')).toBe(true)
  expect(await api.includes('eip155:10')).toBe(false)
  expect(times()).toBe(2)
})
