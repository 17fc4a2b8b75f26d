import { expect, test } from 'vitest'
import { createLoadedKit } from '../../test/createTestKit'
import { type Backend, startBackend } from '../../test/startBackend'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { OriginCheck } from './OriginCheck'

async function setUp(answer: Backend['answer'], origin = 'https://app.example.com') {
  const backend = await startBackend(answer)
  const environment = new ScriptedEnvironment({ page: { location: { origin, hostname: new URL(origin).hostname } } })
  const received: string[] = []
  const made = await createLoadedKit({
    cloud: backend.url,
    environment,
    onError: ({ code, message }) => code.startsWith('alert/') && received.push(`${code} ${message}`),
  })
  return { ...made, backend, received, check: made.modalKit.controller(OriginCheck) }
}

const allowing =
  (...allowedOrigins: string[]) =>
  () => ({ json: { allowedOrigins } })

test.each([
  ['https://app.example.com', ['https://*.example.com']],
  ['https://app.example.com', ['*']],
  ['http://localhost:3000', []],
])('allows %s without an alert', async (origin, allowed) => {
  const { check, received, modalKit } = await setUp(allowing(...allowed), origin)
  await check.run()
  expect(received).toEqual([])
  expect(modalKit.alerts.state.open).toBe(false)
})

test("raises one alert for an origin that isn't listed and blocks nothing", async () => {
  const { kit, check, received, modalKit, backend } = await setUp(allowing('https://other.example'))
  await check.run()
  await check.run()
  expect(modalKit.alerts.state).toMatchObject({ open: true, code: 'APKT002', message: 'Invalid app configuration' })
  expect(received).toHaveLength(1)
  expect(backend.requests).toHaveLength(1)
  await kit.open()
  expect(kit.getState().open).toBe(true)
})

test("raises the alert for a preview host that a self-hosted backend doesn't list", async () => {
  const preview = 'https://my-app.vercel.app'
  const { check, modalKit } = await setUp(allowing('https://app.example.com'), preview)
  await check.run()
  expect(modalKit.alerts.state).toMatchObject({ open: true, code: 'APKT002' })

  const named = await setUp(allowing('https://*.vercel.app'), preview)
  await named.check.run()
  expect(named.modalKit.alerts.state.open).toBe(false)
})

test.each([
  [429, 'APKT010', 'Rate limited'],
  [500, 'APKT009', 'Server error'],
  [503, 'APKT009', 'Server error'],
  [403, 'APKT002', 'Invalid app configuration'],
])('maps status %s to the alert %s %s', async (status, code, message) => {
  const { check, modalKit } = await setUp(() => ({ status, json: {} }))
  await check.run()
  expect(modalKit.alerts.state).toMatchObject({ open: true, code, message })
})

test("includes the server's reason in the alert", async () => {
  const reasons = [{ field: '', description: 'No database' }]
  const { check, received } = await setUp(() => ({ status: 503, json: { status: 'FAILED', reasons } }))
  await check.run()
  expect(received[0]).toContain('HTTP status code: 503: No database')
})

test.each([
  ['Unauthorized: invalid key', 'APKT007'],
  ['Unauthorized: origin not allowed', 'APKT002'],
])('maps "%s" to the alert %s only', async (description, code) => {
  const reasons = [{ field: 'authentication', description }]
  const { check, received } = await setUp(() => ({ status: 401, json: { status: 'FAILED', reasons } }))
  await check.run()
  expect(received).toHaveLength(1)
  expect(received[0]).toContain(`alert/${code}`)
})

test('raises no alert without a response, and checks again', async () => {
  const { check, received, backend } = await setUp(() => ({ text: 'no json' }))
  await check.run()
  expect(received).toEqual([])
  backend.answer = allowing('https://other.example')
  await check.run()
  expect(received).toHaveLength(1)
})
