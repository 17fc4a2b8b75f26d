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
  const heard: string[] = []
  const made = await createLoadedKit({
    cloud: backend.url,
    environment,
    onError: ({ code }) => heard.push(code),
    ...settings,
  })
  const telemetry = made.modalKit.service(Telemetry)
  // As `followIntent` keeps them.
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
  return { ...made, backend, telemetry, start, records, sent, heard }
}

test('events go out with origin, time, account and network, and with those from before this code was there', async () => {
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

test('features.analytics false: nothing is sent and nobody is asked, not even whether', async () => {
  const { kit, telemetry, start, backend } = await setUp(wanting, { features: { analytics: false } })
  await start()
  kit.events.track('CONNECT_SUCCESS', { method: 'qrcode', name: 'A' })
  telemetry.report(new Error('x'), 'INTERNAL_SDK_ERROR')
  await settled()
  expect(backend.requests).toEqual([])
})

test('a host that changes its mind is heard at once', async () => {
  const { kit, telemetry, start, records, sent } = await setUp()
  await start()
  await sent(1)
  kit.options.updateFeatures({ analytics: false })
  kit.events.track('CLICK_NETWORKS')
  telemetry.report(new Error('x'), 'INTERNAL_SDK_ERROR')
  await settled()
  expect(records()).toHaveLength(1)
})

test('what waits for the word of the backend is dropped when the host says no meanwhile', async () => {
  const { kit, start, backend } = await setUp()
  const starting = start()
  kit.events.track('CLICK_NETWORKS')
  kit.options.updateFeatures({ analytics: false })
  await starting
  await settled()
  expect(backend.requests.map(({ path }) => path)).toEqual(['/getAnalyticsConfig'])
})

test.each<[string, BackendAnswer]>([
  ['says no', { json: { isAnalyticsEnabled: false } }],
  ['does not say', { status: 500, text: '' }],
])('nothing is sent when the backend %s', async (_, answer) => {
  const { kit, start, backend } = await setUp(() => answer)
  await start()
  kit.events.track('CLICK_NETWORKS')
  await settled()
  expect(backend.requests.map(({ path }) => path)).toEqual(['/getAnalyticsConfig'])
})

test('no pairing link, no path and no query leaves the page, wherever they stand', async () => {
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

test('errors are reported with their category and an ISO time, at most five in 60 s', async () => {
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

test('what the backend refused is reported as such', async () => {
  const { modalKit, start, records, sent } = await setUp(request =>
    request.path === '/getWallets' ? { status: 500, json: {} } : wanting(request),
  )
  await start()
  await modalKit.service(FirstWallets).load()
  await sent(2)
  expect(records().find(({ props }) => props.type === 'error')?.props).toMatchObject({
    event: 'API_ERROR',
    errorType: 'CloudError',
    errorMessage: 'HTTP status code: 500',
  })
})

test('errors from before this code was there are reported once it is, at most five', async () => {
  const { modalKit, start, records, sent } = await setUp(request =>
    request.path === '/getWallets' ? { status: 500, json: {} } : wanting(request),
  )
  modalKit.service(EarlyErrors)
  await modalKit.service(FirstWallets).load()
  for (let count = 0; count < 7; count++) modalKit.report(new AppKitError('view/failed', `${count}`))
  await start()
  await sent(6)
  await settled()
  const errors = records().flatMap(({ props }) => (props.type === 'error' ? [props.errorMessage] : []))
  expect(errors.sort()).toEqual(['HTTP status code: 500', ...[0, 1, 2, 3].map(count => `view/failed: ${count}`)])
})

test('errors from before the host allowed telemetry are not kept', async () => {
  const { kit, modalKit, start, records, sent } = await setUp(wanting, { features: { analytics: false } })
  modalKit.service(EarlyErrors)
  modalKit.report(new AppKitError('view/failed', 'early'))
  kit.options.updateFeatures({ analytics: true })
  await start()
  modalKit.report(new AppKitError('view/failed', 'late'))
  await sent(2)
  await settled()
  const errors = records().flatMap(({ props }) => (props.type === 'error' ? [props.errorMessage] : []))
  expect(errors).toEqual(['view/failed: late'])
})

test('403 means that the project does not allow this page: the alert is raised once', async () => {
  const { kit, start, sent, heard, modalKit } = await setUp(request =>
    request.path === '/e' ? { status: 403, json: {} } : wanting(request),
  )
  await start()
  kit.events.track('CLICK_NETWORKS')
  kit.events.track('CLICK_NETWORKS')
  await sent(3)
  await until(() => modalKit.alerts.state.open)
  await settled()
  expect(heard).toEqual(['alert/APKT002'])
})

test('any other failure troubles nobody, and after the kit ended nothing is sent', async () => {
  const { kit, telemetry, start, sent, heard, backend } = await setUp(request =>
    request.path === '/e' ? { status: 500, json: {} } : wanting(request),
  )
  await start()
  await sent(1)
  await settled()
  expect(heard).toEqual([])
  const before = backend.requests.length
  kit.destroy()
  kit.events.track('CLICK_NETWORKS')
  telemetry.report(new Error('x'), 'INTERNAL_SDK_ERROR')
  await settled()
  expect(backend.requests).toHaveLength(before)
})

test('errors without a caller reach the host, and telemetry by their cause, without addresses', async () => {
  const { modalKit, start, sent, records, heard } = await setUp()
  await start()
  await sent(1)
  const cause = new TypeError(`Cannot read ${scriptedAddress('io.one')}`)
  modalKit.report(new AppKitError('view/failed', 'A screen of the modal failed.', { cause }))
  await sent(2)
  expect(heard).toEqual(['view/failed'])
  const error = records().find(({ props }) => props.type === 'error')
  expect(error?.props).toMatchObject({
    event: 'INTERNAL_SDK_ERROR',
    errorType: 'TypeError',
    errorMessage: 'view/failed: Cannot read …',
    stackTrace: expect.stringContaining('TypeError'),
  })
  expect(JSON.stringify(error)).not.toContain(scriptedAddress('io.one'))
})

test('of an internal error nothing is sent with analytics off, nor twice what the backend refused', async () => {
  const off = await setUp(wanting, { features: { analytics: false } })
  await off.start()
  off.modalKit.report(new AppKitError('view/failed', 'A screen of the modal failed.'))
  await settled()
  expect(off.backend.requests).toEqual([])
  expect(off.heard).toEqual(['view/failed'])

  const { modalKit, start, sent, records } = await setUp()
  await start()
  await sent(1)
  const cause = new AppKitError('cloud/timeout', 'late')
  modalKit.report(new AppKitError('activity/load-failed', 'Failed', { cause }))
  for (let count = 0; count < 7; count++) modalKit.report(new AppKitError('view/failed', `${count}`))
  await sent(6)
  await settled()
  expect(records().filter(({ props }) => props.type === 'error')).toHaveLength(5)
  expect(JSON.stringify(records())).not.toContain('activity/load-failed')
})

test('a host whose onError throws does not keep the error from telemetry', async () => {
  const { modalKit, start, sent } = await setUp(wanting, {
    onError() {
      throw new Error('a mistake of the host')
    },
  })
  await start()
  await sent(1)
  expect(() => modalKit.report(new AppKitError('view/failed', 'A screen of the modal failed.'))).toThrow('of the host')
  await sent(2)
})
