import type { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { createLoadedKit, type TestKitSettings } from '../../test/createTestKit'
import { type BackendAnswer, startBackend, until } from '../../test/startBackend'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { CloudApi } from './CloudApi'
import { RemoteConfig } from './RemoteConfig'

/** Creates a kit whose backend has the URL `cloud`, and a function that loads the project's settings from it. */
async function createClient(cloud: string, settings: TestKitSettings = {}) {
  const received: string[] = []
  const made = await createLoadedKit({
    cloud,
    onError: ({ code, message }) => received.push(`${code} ${message}`),
    ...settings,
  })
  const { modalKit } = made
  const failures: AppKitError[] = []
  modalKit.controller(CloudApi).onFailure = error => failures.push(error)
  const load = async () => {
    await modalKit.controller(RemoteConfig).load()
    // The report loads its code, which takes some turns of the event loop.
    await import('./explainFailure')
    await new Promise(resolve => setTimeout(resolve, 0))
  }
  return { ...made, failures, load, received }
}

/** Returns the URL of a port that nothing listens on. */
async function closedPort(): Promise<string> {
  const { url, stop } = await startBackend()
  await stop()
  return url
}

test('reports a backend that is not running once, with its URL', async () => {
  const cloud = await closedPort()
  const { failures, load, received } = await createClient(`${cloud}/`)
  await load()
  await load()
  expect(failures).toHaveLength(2)
  expect(received).toEqual([`cloud/unreachable Can't reach the backend at ${cloud}. Start it, or correct \`cloud\`.`])
})

test.each<[string, BackendAnswer, string]>([
  [
    'a web page',
    { text: '<!doctype html>', type: 'text/html; charset=utf-8' },
    "cloud/invalid-response $url answered with a web page, not with OpenAppKit's API. Correct `cloud`.",
  ],
  [
    'other JSON',
    { json: { hello: 'world' } },
    "cloud/invalid-response $url answered with other data, not with OpenAppKit's API. Correct `cloud`.",
  ],
  [
    'status 404',
    { status: 404, json: { statusCode: 404, message: 'Route not found' } },
    "cloud/http $url answered with status 404, not with OpenAppKit's API. Correct `cloud`.",
  ],
  [
    "a proxy's page for status 502",
    { status: 502, text: '<html>Bad Gateway</html>', type: 'text/html' },
    "cloud/http $url answered with status 502. Check the server's log, or correct `cloud`.",
  ],
])('reports a server that answers with %s', async (_name, answer, message) => {
  const { url } = await startBackend(() => answer)
  const { load, received } = await createClient(url)
  await load()
  expect(received).toEqual([message.replace('$url', url)])
})

test('reports a backend that never answers', async () => {
  const backend = await startBackend(() => undefined)
  const { environment, load, received } = await createClient(backend.url)
  const loading = load()
  await until(() => backend.requests.length > 0)
  environment.advance(10_000)
  await loading
  expect(received).toEqual([
    `cloud/timeout The backend at ${backend.url} didn't answer within 10 seconds. Restart it, or correct \`cloud\`.`,
  ])
})

test.each([
  ['503 with a reason', { status: 503, json: { status: 'FAILED', reasons: [{ field: '', description: 'Busy' }] } }],
  ['429', { status: 429, text: 'Too many requests' }],
])('reports no failure of a backend: %s', async (_name, answer) => {
  const { url } = await startBackend(() => answer)
  const { failures, load, received } = await createClient(url)
  await load()
  expect(failures).toHaveLength(1)
  expect(received).toEqual([])
})

test('reports nothing once a request has succeeded', async () => {
  const backend = await startBackend(() => ({ json: { features: [] } }))
  const { failures, load, modalKit, received } = await createClient(backend.url)
  await load()
  await backend.stop()
  const { blockchain, web } = modalKit.controller(CloudApi)
  for (const client of [web.client, blockchain])
    await client.get({ path: '/later', decode: value => value }).catch(() => {})
  await load()
  expect(failures).toHaveLength(2)
  expect(received).toEqual([])
})

test('reports nothing while the browser is offline, but does later', async () => {
  const navigator = { userAgent: 'desktop', onLine: false }
  const environment = new ScriptedEnvironment({ page: { navigator } })
  const { load, received } = await createClient(await closedPort(), { environment })
  await load()
  expect(received).toEqual([])
  navigator.onLine = true
  await load()
  expect(received).toHaveLength(1)
})

test('reports no request that destroying the kit aborts', async () => {
  const backend = await startBackend(() => undefined)
  const { kit, load, received } = await createClient(backend.url)
  const loading = load()
  await until(() => backend.requests.length > 0)
  kit.destroy()
  await loading
  expect(received).toEqual([])
})

test.each([
  [401, 'Unauthorized: origin not allowed', 'alert/APKT002 Project local', '--add-origin'],
  [403, 'Unauthorized: origin not allowed', 'alert/APKT002 Project local', '--add-origin'],
  [401, 'Unauthorized: invalid key', 'alert/APKT007 http', 'projects list'],
])('reports status %i with "%s" once, with the command', async (status, description, start, command) => {
  const json = { status: 'FAILED', reasons: [{ field: 'authentication', description }] }
  const { url } = await startBackend(() => ({ status, json }))
  const { load, modalKit, received } = await createClient(url)
  await load()
  await modalKit
    .controller(CloudApi)
    .web.getWallets({ page: 1, entries: 1 })
    .catch(() => {})
  await load()
  expect(received).toEqual([expect.stringMatching(new RegExp(`^${start}.*${command}`))])
})
