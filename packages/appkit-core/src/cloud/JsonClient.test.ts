import { expect, test } from 'vitest'
import { startBackend, until } from '../../test/startBackend'
import { objectOf, text } from '../storage/decode'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { CloudError } from './CloudError'
import { JsonClient, requestTimeout } from './JsonClient'

const decode = objectOf({ name: text() }, {})

async function setUp() {
  const backend = await startBackend(() => ({ json: { name: 'one' } }))
  const environment = new ScriptedEnvironment()
  const kit = new AbortController()
  const query = () => ({ projectId: 'abc', st: 'appkit', sv: 'html-scripted-1', empty: undefined })
  const client = new JsonClient({ base: `${backend.url}/base`, query, environment, signal: kit.signal })
  /** Waits until the server has received `count` requests. */
  const received = async (count: number) => {
    await until(() => backend.requests.length >= count)
  }
  return { backend, environment, kit, client, received }
}

test('sends the project, the SDK version and the query, without empty values', async () => {
  const { backend, client } = await setUp()
  const query = { page: 1, ids: ['a', 'b'], none: [], missing: undefined }
  expect(await client.get({ path: '/things', query, decode })).toEqual({ name: 'one' })
  const [request] = backend.requests
  expect(request?.path).toBe('/base/things')
  expect(Object.fromEntries(request?.query ?? [])).toEqual({
    page: '1',
    ids: 'a,b',
    projectId: 'abc',
    st: 'appkit',
    sv: 'html-scripted-1',
  })
})

test('sends no custom headers, so the browser makes no preflight request', async () => {
  const { backend, client } = await setUp()
  await client.get({ path: '/things', decode })
  await client.post('/e', { a: 1 })
  expect(backend.requests[0]?.headers).not.toHaveProperty('content-type')
  expect(backend.requests[1]).toMatchObject({ method: 'POST', body: '{"a":1}' })
  expect(backend.requests[1]?.headers['content-type']).toMatch(/^text\/plain/u)
})

test("reports the status and the server's first reason, with the response as the cause", async () => {
  const { backend, client } = await setUp()
  const reasons = [
    { field: 'name', description: 'Name is already registered: bob' },
    { field: 'name', description: 'and so on' },
  ]
  backend.answer = () => ({ status: 401, json: { status: 'FAILED', reasons } })
  const error = await client.get({ path: '/things', decode }).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(CloudError)
  expect(error).toMatchObject({
    code: 'cloud/http',
    message: 'HTTP status code: 401',
    status: 401,
    reason: 'Name is already registered: bob',
  })
  expect((error as CloudError).cause).toBeInstanceOf(Response)
})

test.each([
  ['{"code":"x","message":"No such pair"}', 'No such pair'],
  ['Internal server error', undefined],
  ['<html>', undefined],
  ['null', undefined],
])('finds the reason in other error bodies, if there is one: %s', async (text, reason) => {
  const { backend, client } = await setUp()
  backend.answer = () => ({ status: 500, text })
  await expect(client.get({ path: '/things', decode })).rejects.toMatchObject({ status: 500, reason })
})

test.each(['{"name":7}', '[]', 'no json'])('rejects an unusable response: %s', async text => {
  const { backend, client } = await setUp()
  backend.answer = () => ({ text })
  await expect(client.get({ path: '/things', decode })).rejects.toMatchObject({ code: 'cloud/invalid-response' })
})

test('reports an unreachable server', async () => {
  const { backend, client } = await setUp()
  await backend.stop()
  await expect(client.get({ path: '/things', decode })).rejects.toMatchObject({ code: 'cloud/unreachable' })
})

test('times out after 10 s and leaves no timer', async () => {
  const { backend, client, environment, received } = await setUp()
  backend.answer = () => undefined
  const asking = client.get({ path: '/things', decode })
  await received(1)
  environment.advance(requestTimeout - 1)
  environment.advance(1)
  await expect(asking).rejects.toMatchObject({ code: 'cloud/timeout' })
  expect(environment.openTimers).toBe(0)
})

test('shares one request between identical concurrent calls', async () => {
  const { backend, client } = await setUp()
  const ask = (page: number) => client.get({ path: '/things', query: { page }, decode })
  await Promise.all([ask(1), ask(1), ask(2)])
  expect(backend.requests).toHaveLength(2)
  await ask(1)
  expect(backend.requests).toHaveLength(3)
})

test('keeps the request while any caller waits and aborts it when the last one aborts', async () => {
  const { backend, client, received } = await setUp()
  let answer = () => {}
  backend.answer = () => new Promise(resolve => (answer = () => resolve({ json: { name: 'late' } })))
  const [first, second] = [new AbortController(), new AbortController()]
  const asking = client.get({ path: '/things', decode, signal: first.signal })
  const also = client.get({ path: '/things', decode, signal: second.signal })
  await received(1)
  first.abort()
  await expect(asking).rejects.toMatchObject({ code: 'cloud/aborted', message: 'Request was aborted' })
  answer()
  expect(await also).toEqual({ name: 'late' })

  backend.answer = () => undefined
  const alone = new AbortController()
  const last = client.get({ path: '/things', decode, signal: alone.signal })
  await received(2)
  alone.abort()
  await expect(last).rejects.toMatchObject({ code: 'cloud/aborted' })
  await until(() => backend.abandoned.length > 0)
})

test('starts a new request after every caller has aborted', async () => {
  const { backend, client, received } = await setUp()
  backend.answer = () => undefined
  const leaving = new AbortController()
  const left = expect(client.get({ path: '/things', decode, signal: leaving.signal })).rejects.toMatchObject({
    code: 'cloud/aborted',
  })
  await received(1)
  leaving.abort()
  backend.answer = () => ({ json: { name: 'new' } })
  expect(await client.get({ path: '/things', decode })).toEqual({ name: 'new' })
  await left
})

test('aborts all requests when the kit is destroyed and sends no more', async () => {
  const { backend, client, kit, received } = await setUp()
  backend.answer = () => undefined
  const asking = client.get({ path: '/things', decode })
  await received(1)
  kit.abort()
  await expect(asking).rejects.toMatchObject({ code: 'cloud/aborted' })
  await expect(client.get({ path: '/others', decode })).rejects.toMatchObject({ code: 'cloud/aborted' })
  await expect(client.post('/e', {})).rejects.toMatchObject({ code: 'cloud/aborted' })
  expect(backend.requests).toHaveLength(1)
})

test('sends a bearer token, and shares no response between tokens', async () => {
  const { backend, client } = await setUp()
  const one = client.get({ path: '/things', decode, token: 'one' })
  const other = client.get({ path: '/things', decode, token: 'other' })
  await Promise.all([one, other, client.get({ path: '/things', decode })])
  await client.post('/e', { a: 1 }, { token: 'one' })
  const tokens = backend.requests.map(({ headers }) => headers['authorization'])
  expect(tokens.slice(0, 3).toSorted()).toEqual(['Bearer one', 'Bearer other', undefined])
  expect(tokens[3]).toBe('Bearer one')
  expect(backend.requests.every(({ query }) => !String(query).includes('one'))).toBe(true)
})
