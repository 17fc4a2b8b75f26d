import { expect, test, vi } from 'vitest'
import { type NodeRequest, toExpress } from './toExpress'

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Creates a request whose body arrives in these pieces. `read` counts the consumed ones. */
function requestOf(parts: Partial<NodeRequest>, pieces: readonly (Uint8Array | string)[] = []) {
  const seen = { read: 0 }
  async function* read() {
    for (const piece of pieces) {
      seen.read++
      yield piece
    }
  }
  return Object.assign(seen, { headers: {}, [Symbol.asyncIterator]: read, ...parts })
}

/** Returns the request that sign-in receives and the response that Express sends. */
async function pass(request: NodeRequest, answer: () => Response = () => new Response('{}')) {
  const requests: Request[] = []
  const response = { statusCode: 0, setHeader: vi.fn(), end: vi.fn() }
  const next = vi.fn()
  const handle = async (one: Request): Promise<Response> => {
    requests.push(one)
    return answer()
  }
  await toExpress({ handle })(request, response, next)
  return { received: requests[0], response, next }
}

test.each<[string, Partial<NodeRequest>, string]>([
  [
    'the full path if a router shortened it',
    { url: '/nonce', originalUrl: '/auth/nonce' },
    'http://localhost/auth/nonce',
  ],
  ['the path of a Node request', { url: '/auth/nonce?a=b' }, 'http://localhost/auth/nonce?a=b'],
  ['no path', {}, 'http://localhost/'],
  ['https if the framework reports it', { url: '/a', protocol: 'https' }, 'https://localhost/a'],
  ['http for anything else', { url: '/a', protocol: 'ftp' }, 'http://localhost/a'],
  [
    'no host from the request',
    { url: '//evil.example/a', headers: { host: 'evil.example' } },
    'http://localhost/evil.example/a',
  ],
  ['slashes within a path unchanged', { url: '/a//b' }, 'http://localhost/a//b'],
])('passes %s to sign-in', async (_, parts, url) => {
  expect((await pass(requestOf(parts))).received?.url).toBe(url)
})

test('passes headers on, joins lists, and drops undefined headers and those of HTTP/2', async () => {
  const headers = { cookie: 'a=b', accept: ['text/html', 'text/plain'], ':path': '/a', 'x-none': undefined }
  const { received } = await pass(requestOf({ headers }))
  expect([...(received?.headers ?? [])]).toEqual([
    ['accept', 'text/html, text/plain'],
    ['cookie', 'a=b'],
  ])
})

test.each([undefined, 'GET', 'HEAD'])("doesn't read the body of %s", async method => {
  const request = requestOf({ method, body: { a: 1 } }, ['text'])
  const { received } = await pass(request)
  expect([received?.method, received?.body, request.read]).toEqual([method ?? 'GET', null, 0])
})

test.each<[string, Partial<NodeRequest>, (Uint8Array | string)[], string]>([
  ['text', {}, ['{"a"', ':1}'], '{"a":1}'],
  ['bytes, even of a split character', {}, [encode('"é').slice(0, 2), encode('é"').slice(1)], '"é"'],
  ['an incomplete character at its end', {}, [encode('é').slice(0, 1)], '\uFFFD'],
  ['the result of a JSON parser', { body: { a: 1 } }, ['{"b":2}'], '{"a":1}'],
  ['the result of a text parser', { body: '{"a":1}' }, [], '{"a":1}'],
  ['the result of a raw parser', { body: encode('{"a":1}') }, [], '{"a":1}'],
  ['nothing, if a parser returned an empty object', { body: {} }, [], ''],
  ['an empty object in a list', { body: [{}] }, [], '[{}]'],
])('reads a body: %s', async (_, parts, pieces, expected) => {
  expect(await (await pass(requestOf({ method: 'POST', ...parts }, pieces))).received?.text()).toBe(expected)
})

test('stops reading a body after 96 kB', async () => {
  const request = requestOf({ method: 'POST' }, ['x'.repeat(96 * 1024), 'y', 'z'])
  expect(await (await pass(request)).received?.text()).toHaveLength(96 * 1024 + 1)
  expect(request.read).toBe(2)
})

test('sends a response with its status, its headers and each of its cookies', async () => {
  const headers = new Headers({ 'content-type': 'application/json' })
  for (const cookie of ['a=b', 'c=d']) headers.append('set-cookie', cookie)
  const { response, next } = await pass(requestOf({}), () => new Response('{"a":1}', { status: 401, headers }))
  expect(response.statusCode).toBe(401)
  expect(response.setHeader.mock.calls).toEqual([
    ['content-type', 'application/json'],
    ['set-cookie', ['a=b', 'c=d']],
  ])
  expect(response.end).toHaveBeenCalledExactlyOnceWith('{"a":1}')
  expect(next).not.toHaveBeenCalled()
})

test('keeps the cookies of another handler if it sets none', async () => {
  const { response } = await pass(requestOf({}), () => new Response('{}', { headers: { 'content-type': 'a/b' } }))
  expect(response.setHeader.mock.calls).toEqual([['content-type', 'a/b']])
})

test('passes unknown requests to the next handler, untouched', async () => {
  const { response, next } = await pass(requestOf({}), () => new Response('', { status: 404 }))
  expect(next).toHaveBeenCalledExactlyOnceWith()
  expect([response.statusCode, response.setHeader.mock.calls, response.end.mock.calls]).toEqual([0, [], []])
})

test('passes a server error to the next handler', async () => {
  const failure = new Error('The database is down.')
  const { response, next } = await pass(requestOf({}), () => {
    throw failure
  })
  expect(next).toHaveBeenCalledExactlyOnceWith(failure)
  expect(response.end).not.toHaveBeenCalled()
})
