import { expect, test } from 'vitest'
import { address, startAnswering } from '../../test/startAnswering'
import type { Backend } from '../../test/startBackend'
import { IdentityApi } from './IdentityApi'

test('caches an identity for 5 min, and drops unsafe images and names with invisible characters', async () => {
  const { requests, bench, environment, modalKit } = await startAnswering(() => ({
    json: { name: 'alice.eth', avatar: 'https://example.org/a.png', resolvedAt: null },
  }))
  const api = modalKit.controller(IdentityApi)
  expect(await api.getIdentity('0x01')).toEqual({ name: 'alice.eth', avatar: 'https://example.org/a.png' })
  environment.advance(299_999)
  await api.getIdentity('0x01')
  expect(requests()).toHaveLength(1)
  expect(requests()[0]?.query.get('sender')).toBe(address)
  bench.answer = () => ({ json: { name: 'ali\u200bce.eth', avatar: 'javascript:alert(1)' } })
  expect(await api.getIdentity('0x02')).toEqual({ name: undefined, avatar: undefined })
})

test("sends no request for a chain that the backend doesn't serve", async () => {
  const { requests, modalKit } = await startAnswering()
  expect(await modalKit.controller(IdentityApi).namesOf(address, 'eip155:8453')).toEqual([])
  expect(requests()).toEqual([])
})

test.each<[string, ReturnType<Backend['answer']>]>([
  ['an empty list', { json: [] }],
  ['404', { status: 404, json: {} }],
])('resolves for an address without a name: %s', async (_, answer) => {
  const { modalKit } = await startAnswering(() => answer)
  expect(await modalKit.controller(IdentityApi).namesOf(address, 'eip155:1')).toEqual([])
})

test("rejects with the server's reason or a default message when names can't be fetched", async () => {
  const { bench, modalKit } = await startAnswering(() => ({
    status: 400,
    json: { status: 'FAILED', reasons: [{ field: 'address', description: 'Address is invalid' }] },
  }))
  const api = modalKit.controller(IdentityApi)
  await expect(api.namesOf(address, 'eip155:1')).rejects.toMatchObject({
    code: 'names/reverse-failed',
    message: 'Address is invalid',
  })
  bench.answer = () => ({ status: 500, text: 'Internal server error' })
  await expect(api.namesOf(address, 'eip155:1')).rejects.toMatchObject({
    code: 'names/reverse-failed',
    message: 'Error fetching names for address',
  })
})
