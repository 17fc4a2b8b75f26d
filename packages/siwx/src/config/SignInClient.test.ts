import { expect, test, vi } from 'vitest'
import { signInData } from '../../test/signInMessage'
import { SignInClient } from './SignInClient'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const unreachable = { code: 'siwx/server-unreachable' }
const invalidResponse = { code: 'siwx/server-invalid-response' }
const sessionOf = (changes: Partial<Parameters<typeof signInData>[0]> = {}) => ({
  data: signInData({ accountAddress: address, ...changes }),
  message: 'message',
  signature: '0x1234',
})

/** Opens a client of a server with this response and records its requests. */
function open(answer: unknown, status = 200, url = '/auth') {
  const request = vi.fn<typeof fetch>(async () => Response.json(answer, { status }))
  const requests = () =>
    request.mock.calls.map(([to, init]) => [to, init?.method, init?.body && JSON.parse(`${init.body}`)])
  return { client: new SignInClient(url, request), request, requests }
}

test.each(['/auth', '/auth/', '/auth//'])(
  'requests routes below its URL, with or without a trailing slash: %s',
  async url => {
    const { client, requests } = open({ nonce: 'nonce' }, 200, url)
    expect(await client.nonce()).toBe('nonce')
    expect(requests()).toEqual([['/auth/nonce', undefined, undefined]])
  },
)

test('posts one signature, several, and the account that signs out', async () => {
  const { client, request, requests } = open({})
  const signed = { message: 'message', signature: '0x1234' }
  await client.verify(signed)
  await client.verify([signed])
  await client.signOut({ chainId: 'eip155:1', address })
  await client.signOut()
  expect(requests()).toEqual([
    ['/auth/verify', 'POST', signed],
    ['/auth/verify', 'POST', [signed]],
    ['/auth/sign-out', 'POST', { chainId: 'eip155:1', address }],
    ['/auth/sign-out', 'POST', {}],
  ])
  expect(request.mock.calls[0]?.[1]?.headers).toEqual({ 'content-type': 'application/json' })
})

test('sends cookies and bypasses the cache', async () => {
  const { client, request } = open({ nonce: 'nonce' })
  await client.nonce()
  expect(request.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'include',
    cache: 'no-store',
    signal: expect.any(AbortSignal),
  })
})

test('uses the current global fetch by default', async () => {
  const client = new SignInClient('/auth')
  const platform = vi.fn(async () => Response.json({ nonce: 'nonce' }))
  vi.stubGlobal('fetch', platform)
  expect(await client.nonce().finally(() => vi.unstubAllGlobals())).toBe('nonce')
  expect(platform).toHaveBeenCalledExactlyOnceWith('/auth/nonce', expect.anything())
})

test('returns valid sessions of the account on the chain', async () => {
  const elsewhere = [sessionOf({ chainId: 'eip155:10' }), sessionOf({ accountAddress: `0x${'12'.repeat(20)}` })]
  const { client } = open({ sessions: [null, {}, ...elsewhere, sessionOf()] })
  expect(await client.sessions('eip155:1', address.toLowerCase())).toEqual([sessionOf()])
})

test.each([
  ['no nonce', {}],
  ["a nonce that isn't a string", { nonce: 7 }],
  ['null', null],
])('rejects a response with %s', async (_, answer) => {
  await expect(open(answer).client.nonce()).rejects.toMatchObject(invalidResponse)
})

test.each([{}, { sessions: {} }, null])('rejects a response without a list of sessions: %j', async answer => {
  await expect(open(answer).client.sessions('eip155:1', address)).rejects.toMatchObject(invalidResponse)
})

test('passes on the code and the message of a rejection', async () => {
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
])('treats a rejection without a sign-in code as a server error: %j', async refusal => {
  await expect(open(refusal, 500).client.nonce()).rejects.toMatchObject({
    ...invalidResponse,
    details: expect.stringContaining('500'),
  })
})

test('reports the cause if the server is unreachable', async () => {
  const cause = new TypeError('Failed to fetch')
  const client = new SignInClient('/auth', () => Promise.reject(cause))
  await expect(client.nonce()).rejects.toMatchObject({ ...unreachable, cause })
})
