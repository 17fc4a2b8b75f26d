import { expect, test } from 'vitest'
import { startUpstream } from '../../test/server/startUpstream'
import { fetchChosen } from './fetchChosen'

test('sends the user and password of the address as a header', async () => {
  await using server = await startUpstream()
  const headers = { 'x-key': '1' }
  await fetchChosen(`${server.url.replace('//', '//me:s%C3%A9same@')}/path?query=1`, { method: 'POST', headers })
  await fetchChosen(server.url, { headers })
  await fetchChosen(server.url.replace('//', '//me:no@'), { headers: { authorization: 'Bearer key' } })
  expect(server.headers.map(({ authorization }) => authorization)).toEqual([
    `Basic ${Buffer.from('me:sésame').toString('base64')}`,
    undefined,
    'Bearer key',
  ])
  expect(server.headers[0]).toMatchObject({ 'x-key': '1' })
})

test('leaves the password out of the error if the address is unreachable', async () => {
  const error: unknown = await fetchChosen('http://me:sesame@127.0.0.1:1/').catch(cause => cause)
  expect(String(error)).not.toContain('sesame')
})
