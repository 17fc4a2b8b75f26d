import { createTestKit } from '@openappkit/test-kit/create-test-kit'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ethereum } from '../../test/startSend'
import { NameApi } from './NameApi'

const record = { name: 'alice.eth', attributes: null, addresses: { '60': { address: '0xcc', created_at: null } } }

/** Starts a kit whose backend serves Ethereum and Optimism with scripted responses. Sends no network requests. */
function startNames(answer: () => Response | Promise<Response>) {
  const requests: URL[] = []
  const bench = { answer }
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = new URL(String(input))
    if (url.pathname === '/v1/supported-chains')
      return Promise.resolve(Response.json({ http: ['eip155:1', 'eip155:10'] }))
    requests.push(url)
    const signal = init?.signal
    const aborted = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    return Promise.race([bench.answer(), aborted])
  })
  onTestFinished(() => spy.mockRestore())
  const { kit } = createTestKit({ options: { networks: [ethereum], cloud: 'http://127.0.0.1:9' } })
  return { api: kit.controller(NameApi), requests, bench }
}

test('resolves a name on each call, for the current network, because payments depend on it', async () => {
  const { api, requests } = startNames(() => Response.json(record))
  expect(await api.lookUpName('alice.eth', 'eip155:1')).toMatchObject({ addresses: { '60': { address: '0xcc' } } })
  await api.lookUpName('alice.eth', 'eip155:1')
  await api.lookUpName('alice.eth', 'eip155:10')
  const reported = requests.map(
    ({ pathname, searchParams }) => `${pathname} ${searchParams.get('apiVersion')} ${searchParams.get('chainId')}`,
  )
  expect(reported).toEqual(['eip155:1', 'eip155:1', 'eip155:10'].map(id => `/v1/profile/account/alice.eth 2 ${id}`))
})

test('sends no request for a chain that the backend does not serve', async () => {
  const { api, requests } = startNames(() => Response.json(record))
  expect(await api.lookUpName('alice.eth', 'eip155:8453')).toBeUndefined()
  expect(requests).toEqual([])
})

test.each([
  ['an empty list', () => Response.json([])],
  ['404', () => Response.json({}, { status: 404 })],
])('returns undefined for a name without a record: %s', async (_, answer) => {
  const { api } = startNames(answer)
  expect(await api.lookUpName('missing.eth', 'eip155:1')).toBeUndefined()
})

test("rejects a response that isn't a record", async () => {
  const { api } = startNames(() => Response.json({ name: 'alice.eth' }))
  await expect(api.lookUpName('alice.eth', 'eip155:1')).rejects.toMatchObject({
    code: 'names/resolve-failed',
    cause: { code: 'cloud/invalid-response' },
  })
})

test("rejects an unresolvable name with the server's message, or a default one", async () => {
  const reasons = [{ field: 'name', description: 'Name is invalid: a b' }]
  const { api, bench } = startNames(() => Response.json({ status: 'FAILED', reasons }, { status: 400 }))
  await expect(api.lookUpName('a b', 'eip155:1')).rejects.toMatchObject({
    code: 'names/resolve-failed',
    message: 'Name is invalid: a b',
  })
  bench.answer = () => new Response('Internal server error', { status: 500 })
  await expect(api.lookUpName('alice.eth', 'eip155:1')).rejects.toThrow('Error resolving name')
})

test('rejects an aborted lookup as aborted, not as failed', async () => {
  const { api, requests } = startNames(() => new Promise<never>(() => {}))
  const scope = new AbortController()
  const looking = api.lookUpName('alice.eth', 'eip155:1', scope.signal)
  await vi.waitUntil(() => requests.length > 0, { timeout: 15_000 })
  scope.abort()
  await expect(looking).rejects.toMatchObject({ code: 'cloud/aborted' })
})
