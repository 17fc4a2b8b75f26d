import { expect, test } from 'vitest'
import { createTestKit, type TestKitSettings } from '../../test/createTestKit'
import { startBackend, until } from '../../test/startBackend'
import { memoryStorage } from '../storage/memoryStorage'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'

const location = { origin: 'http://localhost:3000', hostname: 'localhost' }
/** Stored connection of a returning user. */
const returning = () =>
  memoryStorage({
    '@appkit/connection_status': 'connected',
    '@appkit/connected_namespaces': 'eip155',
    '@appkit/active_caip_network_id': 'eip155:1',
    '@appkit/eip155:connected_connector_id': 'io.one',
    '@appkit/connections': '{"eip155":[{"connectorId":"io.one","accounts":[{"address":"0xaa"}]}]}',
  })

const answers: Readonly<Record<string, unknown>> = {
  '/appkit/v1/config': { features: [] },
  '/getAnalyticsConfig': { isAnalyticsEnabled: false },
  '/getWallets': { data: [], count: 7 },
  '/projects/v1/origins': { allowedOrigins: [] },
}

async function setUp(settings: TestKitSettings = {}) {
  const backend = await startBackend(({ path }) => ({ json: answers[path] }))
  const environment = new ScriptedEnvironment({ page: { location } })
  const made = createTestKit({ cloud: backend.url, environment, ...settings })
  const paths = () => backend.requests.map(({ path }) => path).sort()
  /** Runs the timers of the next `ms` milliseconds and waits for that many requests. */
  const waitForRequests = async (count: number, ms = 0) => {
    environment.advance(ms)
    await until(() => paths().length >= count)
    await rest()
    return paths()
  }
  return { ...made, backend, paths, waitForRequests }
}

/** Long enough for code to load and a local server to respond. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setTimeout(resolve, 1))
}

/** Requests for the first view. */
const shown = ['/appkit/v1/config', '/getWallets']
/** Requests for operators and developers, two seconds later. */
const reports = 2_000
const everything = ['/appkit/v1/config', '/getAnalyticsConfig', '/getWallets']

test('sends no request before intent', async () => {
  const { waitForRequests } = await setUp()
  expect(await waitForRequests(0)).toEqual([])
})

test('queries the backend once before the modal when a user without an account shows intent', async () => {
  const { kit, waitForRequests } = await setUp()
  const { directory, hasBackend, projectId } = await kit.load()
  expect(await waitForRequests(2)).toEqual(shown)
  expect({ hasBackend, projectId }).toEqual({ hasBackend: true, projectId: 'local' })
  expect(directory.state).toMatchObject({ count: 7, start: { status: 'ready' } })
  await kit.open()
  expect(await waitForRequests(2)).toEqual(shown)
})

test('sends requests for operators and developers once, two seconds after those for the modal', async () => {
  const { kit, waitForRequests } = await setUp()
  await kit.open()
  expect(await waitForRequests(2, reports - 1)).toEqual(shown)
  expect(await waitForRequests(3, reports)).toEqual(everything)
  kit.close()
  await kit.open()
  await waitForRequests(3)
  expect(await waitForRequests(3, reports)).toEqual(everything)
})

test('sends no request for a returning user until the modal opens', async () => {
  const { kit, waitForRequests } = await setUp({ storage: returning() })
  await kit.load()
  expect(await waitForRequests(0)).toEqual([])
  await kit.open()
  expect(await waitForRequests(2)).toEqual(shown)
})

test('checks the origin when email or social logins are on', async () => {
  const { kit, backend, waitForRequests } = await setUp()
  const features = [{ id: 'social_login', isEnabled: true, config: ['email'] }]
  backend.answer = ({ path }) => ({ json: path === '/appkit/v1/config' ? { features } : answers[path] })
  await kit.open()
  await waitForRequests(2)
  expect(await waitForRequests(4, reports)).toEqual([...everything, '/projects/v1/origins'])
})

test('retries failed requests the next time the modal opens', async () => {
  const { kit, backend, waitForRequests } = await setUp()
  const { answer } = backend
  backend.answer = () => ({ status: 503, json: {} })
  await kit.open()
  await waitForRequests(2)
  await waitForRequests(3, reports)
  kit.close()
  backend.answer = answer
  await kit.open()
  await waitForRequests(5)
  await waitForRequests(6, reports)
  const { directory } = await kit.load()
  expect(directory.state.start).toEqual({ status: 'ready' })
  expect(kit.options.state.readRemote).toBeDefined()
})

test('opens the modal without waiting for the backend', async () => {
  const { kit, backend } = await setUp()
  backend.answer = () => undefined
  await kit.open()
  expect(kit.getState()).toMatchObject({ open: true, loading: false })
})

test('has no backend and sends no request without project id and cloud', async () => {
  const { kit, environment } = await setUp({ cloud: '' })
  const { hasBackend, directory } = await kit.load()
  expect(hasBackend).toBe(false)
  expect(environment.openTimers).toBe(0)
  expect(directory.state).toMatchObject({ start: { status: 'idle' }, count: 0 })
})

test('sends no request when destroyed while its code loads', async () => {
  const { kit, environment, waitForRequests } = await setUp()
  await kit.load()
  environment.advance(0)
  kit.destroy()
  expect(await waitForRequests(0)).toEqual([])
  expect(environment.openTimers).toBe(0)
})

test.each([
  [{ cloud: 'http://127.0.0.1:1' }, 'ConnectingWalletConnectBasic'],
  [{}, 'Connect'],
  [{ cloud: 'http://127.0.0.1:1', enableWalletConnect: false }, 'Connect'],
])('without adapters, opens the WalletConnect view only if it can connect: %j', async (options, view) => {
  const { kit } = createTestKit({ adapters: [], ...options })
  const { router } = await kit.load()
  await kit.open()
  expect(router.current.view).toBe(view)
  kit.destroy()
})
