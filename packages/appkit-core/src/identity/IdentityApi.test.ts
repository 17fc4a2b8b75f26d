import { expect, test } from 'vitest'
import { address, startAnswering } from '../../test/startAnswering'
import type { Backend } from '../../test/startBackend'
import { IdentityApi } from './IdentityApi'

test('an identity is kept for 5 min; a picture that is none, and a name with invisible characters, count as absent', async () => {
  const { asked, bench, environment, modalKit } = await startAnswering(() => ({
    json: { name: 'alice.eth', avatar: 'https://example.org/a.png', resolvedAt: null },
  }))
  const api = modalKit.service(IdentityApi)
  expect(await api.getIdentity('0x01')).toEqual({ name: 'alice.eth', avatar: 'https://example.org/a.png' })
  environment.advance(299_999)
  await api.getIdentity('0x01')
  expect(asked()).toHaveLength(1)
  expect(asked()[0]?.query.get('sender')).toBe(address)
  bench.answer = () => ({ json: { name: 'ali\u200bce.eth', avatar: 'javascript:alert(1)' } })
  expect(await api.getIdentity('0x02')).toEqual({ name: undefined, avatar: undefined })
})

test('a chain that the backend does not serve is not asked about', async () => {
  const { asked, modalKit } = await startAnswering()
  expect(await modalKit.service(IdentityApi).namesOf(address, 'eip155:8453')).toEqual([])
  expect(asked()).toEqual([])
})

test.each<[string, ReturnType<Backend['answer']>]>([
  ['an empty list', { json: [] }],
  ['404', { status: 404, json: {} }],
])('an address without a name is no failure: %s', async (_, answer) => {
  const { modalKit } = await startAnswering(() => answer)
  expect(await modalKit.service(IdentityApi).namesOf(address, 'eip155:1')).toEqual([])
})

test('names that can’t be looked up fail in the words of the server, else of the catalogue', async () => {
  const { bench, modalKit } = await startAnswering(() => ({
    status: 400,
    json: { status: 'FAILED', reasons: [{ field: 'address', description: 'Address is invalid' }] },
  }))
  const api = modalKit.service(IdentityApi)
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
