import { expect, test, vi } from 'vitest'
import { signInData } from '../../test/signInMessage'
import { SignInClient } from './SignInClient'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const unreachable = { code: 'siwx/server-unreachable' }
const sessionOf = (changes: Partial<Parameters<typeof signInData>[0]> = {}) => ({
  data: signInData({ accountAddress: address, ...changes }),
  message: 'message',
  signature: '0x1234',
})

/** A client, and what it asks of a server that answers so. */
function open(answer: unknown, status = 200, url = '/auth') {
  const request = vi.fn<typeof fetch>(async () => Response.json(answer, { status }))
  const asked = () =>
    request.mock.calls.map(([to, init]) => [to, init?.method, init?.body && JSON.parse(`${init.body}`)])
  return { client: new SignInClient(url, request), request, asked }
}

test.each(['/auth', '/auth/', '/auth//'])('asks below its URL, slashes at the end or not: %s', async url => {
  const { client, asked } = open({ nonce: 'nonce' }, 200, url)
  expect(await client.nonce()).toBe('nonce')
  expect(asked()).toEqual([['/auth/nonce', undefined, undefined]])
})

test('posts what was signed, one or many, and who signs out', async () => {
  const { client, request, asked } = open({})
  const signed = { message: 'message', signature: '0x1234' }
  await client.verify(signed)
  await client.verify([signed])
  await client.signOut({ chainId: 'eip155:1', address })
  await client.signOut()
  expect(asked()).toEqual([
    ['/auth/verify', 'POST', signed],
    ['/auth/verify', 'POST', [signed]],
    ['/auth/sign-out', 'POST', { chainId: 'eip155:1', address }],
    ['/auth/sign-out', 'POST', {}],
  ])
  expect(request.mock.calls[0]?.[1]?.headers).toEqual({ 'content-type': 'application/json' })
})

test('brings the cookie along and takes no answer that was kept', async () => {
  const { client, request } = open({ nonce: 'nonce' })
  await client.nonce()
  expect(request.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'include',
    cache: 'no-store',
    signal: expect.any(AbortSignal),
  })
})

test('without a fetch of its own it uses the platform’s, as it is by then', async () => {
  const client = new SignInClient('/auth')
  const platform = vi.fn(async () => Response.json({ nonce: 'nonce' }))
  vi.stubGlobal('fetch', platform)
  expect(await client.nonce().finally(() => vi.unstubAllGlobals())).toBe('nonce')
  expect(platform).toHaveBeenCalledExactlyOnceWith('/auth/nonce', expect.anything())
})

test('the sessions are those of the account on the chain, without what is none', async () => {
  const elsewhere = [sessionOf({ chainId: 'eip155:10' }), sessionOf({ accountAddress: `0x${'12'.repeat(20)}` })]
  const { client } = open({ sessions: [null, {}, ...elsewhere, sessionOf()] })
  expect(await client.sessions('eip155:1', address.toLowerCase())).toEqual([sessionOf()])
})

test.each([
  ['no nonce', {}],
  ['a nonce that is no text', { nonce: 7 }],
  ['null', null],
])('an answer with %s is none', async (_, answer) => {
  await expect(open(answer).client.nonce()).rejects.toMatchObject(unreachable)
})

test.each([{}, { sessions: {} }, null])('an answer without a list of sessions is none: %j', async answer => {
  await expect(open(answer).client.sessions('eip155:1', address)).rejects.toMatchObject(unreachable)
})

test('a refusal is passed on with its code and its words', async () => {
  const refusal = { code: 'siwx/nonce-used', message: 'Used.' }
  await expect(open(refusal, 401).client.nonce()).rejects.toMatchObject(refusal)
  await expect(open({ ...refusal, nonce: 'nonce' }, 401).client.nonce()).rejects.toMatchObject(refusal)
})

test.each([
  { code: 'other/nonce-used', message: 'Used.' },
  { code: 'x-siwx/nonce-used', message: 'Used.' },
  { code: 7, message: 'Used.' },
  { code: 'siwx/nonce-used', message: 7 },
  {},
  null,
])('a refusal that is not of sign-in is a server that fails: %j', async refusal => {
  await expect(open(refusal, 500).client.nonce()).rejects.toMatchObject({
    ...unreachable,
    details: expect.stringContaining('500'),
  })
})

test('a server that is not reached comes with its cause', async () => {
  const cause = new TypeError('Failed to fetch')
  const client = new SignInClient('/auth', () => Promise.reject(cause))
  await expect(client.nonce()).rejects.toMatchObject({ ...unreachable, cause })
})
