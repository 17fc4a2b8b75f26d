import type { AnalyticsRecord } from '@openappkit/contract'
import { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { createLoadedKit, settled, type TestKitSettings } from '../../test/createTestKit'
import { type Backend, type BackendAnswer, startBackend, until } from '../../test/startBackend'
import { FirstWallets } from '../directory/FirstWallets'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { scriptedAddress } from '../testing/scriptedAddress'
import { EarlyErrors } from './EarlyErrors'
import type { EventsState } from './EventsController'
import { Telemetry } from './Telemetry'

const location = {
  origin: 'https://app.example.com',
  hostname: 'app.example.com',
  href: 'https://app.example.com/secret?token=1',
}

const answers: Readonly<Record<string, unknown>> = {
  '/e': {},
  '/appkit/v1/config': { features: [] },
  '/getAnalyticsConfig': { isAnalyticsEnabled: true },
  '/getWallets': { data: [], count: 0 },
}

const wanting: Backend['answer'] = ({ path }) => ({ json: answers[path] })

async function setUp(answer: Backend['answer'] = wanting, settings: TestKitSettings = {}) {
  const backend = await startBackend(answer)
  const environment = new ScriptedEnvironment({ page: { location } })
  const received: string[] = []
  const made = await createLoadedKit({
    cloud: backend.url,
    environment,
    onError: ({ code }) => received.push(code),
    ...settings,
  })
  const telemetry = made.modalKit.controller(Telemetry)
  // Events from before telemetry loads, as `followIntent` keeps them.
  const missed: EventsState[] = [{ ...made.kit.events.state }]
  const stop = made.kit.events.subscribe(event => void missed.push({ ...event }))
  const start = () => {
    stop()
    return telemetry.start(missed)
  }
  const records = () =>
    backend.requests.filter(({ path }) => path === '/e').map(({ body }) => JSON.parse(body) as AnalyticsRecord)
  const sent = async (count: number) => {
    await until(() => records().length >= count)
    return records().sort((a, b) => String(a.timestamp).localeCompare(String(b.timestamp)))
  }
  return { ...made, backend, telemetry, start, records, sent, received }
}

test('sends events with origin, time, account and network, including those from before it loaded', async () => {
  const { kit, environment, start, sent, backend } = await setUp()
  environment.advance(1)
  await kit.connect({ connectorId: 'io.one' })
  environment.advance(1)
  kit.events.track('CLICK_NETWORKS')
  environment.advance(1)
  await start()
  kit.events.track('SEARCH_WALLET', { badge: undefined, search: 'meta' })
  const found = await sent(5)
  expect(found.map(({ props }) => props.event).sort()).toEqual([
    'CLICK_NETWORKS',
    'CONNECT_SUCCESS',
    'INITIALIZE',
    'SEARCH_WALLET',
    'SELECT_WALLET',
  ])
  expect(found.find(({ props }) => props.event === 'SEARCH_WALLET')).toEqual({
    eventId: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u),
    url: 'https://app.example.com',
    domain: 'app.example.com',
    timestamp: 1_000_003,
    props: {
      type: 'track',
      event: 'SEARCH_WALLET',
      address: scriptedAddress('io.one'),
      properties: { search: 'meta', caipNetworkId: 'eip155:1' },
    },
  })
  expect(Object.fromEntries(backend.requests.find(({ path }) => path === '/e')?.query ?? [])).toEqual({
    projectId: 'local',
    st: 'appkit',
    sv: 'html-scripted-0.0.0',
  })
})

test('sends no request with features.analytics set to false', async () => {
  const { kit, telemetry, start, backend } = await setUp(wanting, { features: { analytics: false } })
  await start()
  kit.events.track('CONNECT_SUCCESS', { method: 'qrcode', name: 'A' })
  telemetry.report(new Error('x'), 'INTERNAL_SDK_ERROR')
  await settled()
  expect(backend.requests).toEqual([])
})

test("follows a change of the app's setting immediately", async () => {
  const { kit, telemetry, start, records, sent } = await setUp()
  await start()
  await sent(1)
  await kit.updateOptions({ features: { analytics: false } })
  kit.events.track('CLICK_NETWORKS')
  telemetry.report(new Error('x'), 'INTERNAL_SDK_ERROR')
  await settled()
  expect(records()).toHaveLength(1)
})

test('drops waiting events if the app turns analytics off', async () => {
  const { kit, start, backend } = await setUp()
  const starting = start()
  kit.events.track('CLICK_NETWORKS')
  await kit.updateOptions({ features: { analytics: false } })
  await starting
  await settled()
  expect(backend.requests.map(({ path }) => path)).toEqual(['/getAnalyticsConfig'])
})

test.each<[string, BackendAnswer]>([
  ['disables analytics', { json: { isAnalyticsEnabled: false } }],
  ['fails', { status: 500, text: '' }],
])('sends nothing when the backend %s', async (_, answer) => {
  const { kit, start, backend } = await setUp(() => answer)
  await start()
  kit.events.track('CLICK_NETWORKS')
  await settled()
  expect(backend.requests.map(({ path }) => path)).toEqual(['/getAnalyticsConfig'])
})

test('removes pairing links, paths and queries from everything it sends', async () => {
  const { kit, telemetry, start, sent, backend } = await setUp()
  await start()
  const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=5eed5eed'
  const link = `metamask://wc?uri=${encodeURIComponent(uri)}`
  kit.events.track('CONNECT_PROXY_ERROR', { message: `Could not open ${link} or ${uri}`, name: 'M', uri } as never)
  kit.events.track('CONNECT_ERROR', { message: `at https://me:pw@app.example.com/secret?token=1#x (${location.href})` })
  telemetry.report(new Error(`${encodeURIComponent(uri)} failed`), 'INTERNAL_SDK_ERROR')
  await sent(4)
  const everything = backend.requests.map(({ body }) => body).join('\n')
  expect(everything).not.toMatch(/symKey|5eed|7f6e|secret|token|me:pw/u)
  expect(everything).toContain('metamask://wc')
  expect(everything).toContain('at https://app.example.com')
})

test('reports errors with category and ISO time, at most five in 60 s', async () => {
  const { telemetry, start, sent, records, environment } = await setUp()
  await start()
  await sent(1)
  for (let count = 0; count < 7; count++) telemetry.report(new TypeError('broken'), 'INTERNAL_SDK_ERROR')
  await sent(6)
  environment.advance(59_999)
  telemetry.report(new Error('late'), 'INTERNAL_SDK_ERROR')
  await settled()
  expect(records()).toHaveLength(6)
  environment.advance(1)
  telemetry.report(new Error('later'), 'INTERNAL_SDK_ERROR')
  await sent(7)
  expect(records().find(({ props }) => props.type === 'error')).toMatchObject({
    timestamp: new Date(1_000_000).toISOString(),
    props: { type: 'error', event: 'INTERNAL_SDK_ERROR', errorType: 'TypeError', errorMessage: 'broken' },
  })
})

test('reports an error status of the backend as such', async () => {
  const { modalKit, start, records, sent } = await setUp(request =>
    request.path === '/getWallets' ? { status: 500, json: {} } : wanting(request),
  )
  await start()
  await modalKit.controller(FirstWallets).load()
  await sent(2)
  expect(records().find(({ props }) => props.type === 'error')?.props).toMatchObject({
    event: 'API_ERROR',
    errorType: 'CloudError',
    errorMessage: 'HTTP status code: 500',
  })
})

test('reports up to five errors from before it loaded', async () => {
  const { modalKit, start, records, sent } = await setUp(request =>
    request.path === '/getWallets' ? { status: 500, json: {} } : wanting(request),
  )
  modalKit.controller(EarlyErrors)
  await modalKit.controller(FirstWallets).load()
  for (let count = 0; count < 7; count++) modalKit.report(new AppKitError('view/failed', `${count}`))
  await start()
  await sent(6)
  await settled()
  const errors = records().flatMap(({ props }) => (props.type === 'error' ? [props.errorMessage] : []))
  expect(errors.sort()).toEqual(['HTTP status code: 500', ...[0, 1, 2, 3].map(count => `view/failed: ${count}`)])
})

test('keeps no errors from before the app allowed telemetry', async () => {
  const { kit, modalKit, start, records, sent } = await setUp(wanting, { features: { analytics: false } })
  modalKit.controller(EarlyErrors)
  modalKit.report(new AppKitError('view/failed', 'early'))
  await kit.updateOptions({ features: { analytics: true } })
  await start()
  modalKit.report(new AppKitError('view/failed', 'late'))
  await sent(2)
  await settled()
  const errors = records().flatMap(({ props }) => (props.type === 'error' ? [props.errorMessage] : []))
  expect(errors).toEqual(['view/failed: late'])
})

test('raises an alert once when the backend responds with 403', async () => {
  const { kit, start, sent, received, modalKit } = await setUp(request =>
    request.path === '/e' ? { status: 403, json: {} } : wanting(request),
  )
  await start()
  kit.events.track('CLICK_NETWORKS')
  kit.events.track('CLICK_NETWORKS')
  await sent(3)
  await until(() => modalKit.alerts.state.open)
  await settled()
  expect(received).toEqual(['alert/APKT002'])
})

test('ignores other failures and sends nothing after the kit is destroyed', async () => {
  const { kit, telemetry, start, sent, received, backend } = await setUp(request =>
    request.path === '/e' ? { status: 500, json: {} } : wanting(request),
  )
  await start()
  await sent(1)
  await settled()
  expect(received).toEqual([])
  const before = backend.requests.length
  kit.destroy()
  kit.events.track('CLICK_NETWORKS')
  telemetry.report(new Error('x'), 'INTERNAL_SDK_ERROR')
  await settled()
  expect(backend.requests).toHaveLength(before)
})

test('passes uncaught errors to the app, and to telemetry by their cause and without addresses', async () => {
  const { modalKit, start, sent, records, received } = await setUp()
  await start()
  await sent(1)
  const cause = new TypeError(`Cannot read ${scriptedAddress('io.one')}`)
  modalKit.report(new AppKitError('view/failed', 'A view of the modal failed to render. See `cause`.', { cause }))
  await sent(2)
  expect(received).toEqual(['view/failed'])
  const error = records().find(({ props }) => props.type === 'error')
  expect(error?.props).toMatchObject({
    event: 'INTERNAL_SDK_ERROR',
    errorType: 'TypeError',
    errorMessage: 'view/failed: Cannot read …',
    stackTrace: expect.stringContaining('TypeError'),
  })
  expect(JSON.stringify(error)).not.toContain(scriptedAddress('io.one'))
})

test('sends no internal error with analytics off, and no backend error twice', async () => {
  const off = await setUp(wanting, { features: { analytics: false } })
  await off.start()
  off.modalKit.report(new AppKitError('view/failed', 'A view of the modal failed to render. See `cause`.'))
  await settled()
  expect(off.backend.requests).toEqual([])
  expect(off.received).toEqual(['view/failed'])

  const { modalKit, start, sent, records } = await setUp()
  await start()
  await sent(1)
  const cause = new AppKitError('cloud/timeout', 'late')
  modalKit.report(new AppKitError('cloud/failed', 'Failed', { cause }))
  for (let count = 0; count < 7; count++) modalKit.report(new AppKitError('view/failed', `${count}`))
  await sent(6)
  await settled()
  expect(records().filter(({ props }) => props.type === 'error')).toHaveLength(5)
  expect(JSON.stringify(records())).not.toContain('cloud/failed')
})

test("reports an error even if the app's onError throws", async () => {
  const { modalKit, start, sent } = await setUp(wanting, {
    onError() {
      throw new Error('a mistake of the host')
    },
  })
  await start()
  await sent(1)
  expect(() =>
    modalKit.report(new AppKitError('view/failed', 'A view of the modal failed to render. See `cause`.')),
  ).toThrow('of the host')
  await sent(2)
})
