import { expect, test } from 'vitest'
import { createTestKit, type TestKitSettings } from '../../test/createTestKit'
import { startBackend, until } from '../../test/startBackend'
import { memoryStorage } from '../storage/memoryStorage'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'

const location = { origin: 'http://localhost:3000', hostname: 'localhost' }
/** A stored connection: the visitor has been here before. */
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
  /** Lets what is planned for the next `ms` milliseconds happen, until so many requests have been made and answered. */
  const asked = async (count: number, ms = 0) => {
    environment.advance(ms)
    await until(() => paths().length >= count)
    await rest()
    return paths()
  }
  return { ...made, backend, paths, asked }
}

/** Long enough for code to load and for a server of this machine to answer. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setTimeout(resolve, 1))
}

/** What the first view shows. */
const shown = ['/appkit/v1/config', '/getWallets']
/** What operators and developers read, which comes two seconds later. */
const reports = 2_000
const everything = ['/appkit/v1/config', '/getAnalyticsConfig', '/getWallets']

test('not one request before intent', async () => {
  const { asked } = await setUp()
  expect(await asked(0)).toEqual([])
})

test('intent of a visitor without an account asks the backend ahead of the modal, once', async () => {
  const { kit, asked } = await setUp()
  const { directory, hasBackend, projectId } = await kit.load()
  expect(await asked(2)).toEqual(shown)
  expect({ hasBackend, projectId }).toEqual({ hasBackend: true, projectId: 'local' })
  expect(directory.state).toMatchObject({ count: 7, start: { status: 'ready' } })
  await kit.open()
  expect(await asked(2)).toEqual(shown)
})

test('what only operators and developers read is asked for two seconds after what the modal shows, once', async () => {
  const { kit, asked } = await setUp()
  await kit.open()
  expect(await asked(2, reports - 1)).toEqual(shown)
  expect(await asked(3, reports)).toEqual(everything)
  kit.close()
  await kit.open()
  await asked(3)
  expect(await asked(3, reports)).toEqual(everything)
})

test('a returning visitor asks for nothing until the modal opens', async () => {
  const { kit, asked } = await setUp({ storage: returning() })
  await kit.load()
  expect(await asked(0)).toEqual([])
  await kit.open()
  expect(await asked(2)).toEqual(shown)
})

test('the origin is checked where email or social logins are on', async () => {
  const { kit, backend, asked } = await setUp()
  const features = [{ id: 'social_login', isEnabled: true, config: ['email'] }]
  backend.answer = ({ path }) => ({ json: path === '/appkit/v1/config' ? { features } : answers[path] })
  await kit.open()
  await asked(2)
  expect(await asked(4, reports)).toEqual([...everything, '/projects/v1/origins'])
})

test('what failed is asked again when the modal opens the next time', async () => {
  const { kit, backend, asked } = await setUp()
  const { answer } = backend
  backend.answer = () => ({ status: 503, json: {} })
  await kit.open()
  await asked(2)
  await asked(3, reports)
  kit.close()
  backend.answer = answer
  await kit.open()
  await asked(5)
  await asked(6, reports)
  const { directory } = await kit.load()
  expect(directory.state.start).toEqual({ status: 'ready' })
  expect(kit.options.state.readRemote).toBeDefined()
})

test('the modal waits for nothing that the backend says', async () => {
  const { kit, backend } = await setUp()
  backend.answer = () => undefined
  await kit.open()
  expect(kit.getState()).toMatchObject({ open: true, loading: false })
})

test('without project id and cloud there is no backend and no request', async () => {
  const { kit, environment } = await setUp({ cloud: '' })
  const { hasBackend, directory } = await kit.load()
  expect(hasBackend).toBe(false)
  expect(environment.openTimers).toBe(0)
  expect(directory.state).toMatchObject({ start: { status: 'idle' }, count: 0 })
})

test('a kit that ends while the code is on its way asks for nothing', async () => {
  const { kit, environment, asked } = await setUp()
  await kit.load()
  environment.advance(0)
  kit.destroy()
  expect(await asked(0)).toEqual([])
  expect(environment.openTimers).toBe(0)
})
