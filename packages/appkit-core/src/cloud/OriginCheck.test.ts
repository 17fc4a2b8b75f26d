import { expect, test } from 'vitest'
import { createLoadedKit } from '../../test/createTestKit'
import { type Backend, startBackend } from '../../test/startBackend'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { OriginCheck } from './OriginCheck'

async function setUp(answer: Backend['answer'], origin = 'https://app.example.com') {
  const backend = await startBackend(answer)
  const environment = new ScriptedEnvironment({ page: { location: { origin, hostname: new URL(origin).hostname } } })
  const heard: string[] = []
  const made = await createLoadedKit({
    cloud: backend.url,
    environment,
    onError: ({ code, message }) => heard.push(`${code} ${message}`),
  })
  return { ...made, backend, heard, check: made.modalKit.service(OriginCheck) }
}

const allowing =
  (...allowedOrigins: string[]) =>
  () => ({ json: { allowedOrigins } })

test.each([
  ['https://app.example.com', ['https://*.example.com']],
  ['https://app.example.com', ['*']],
  ['http://localhost:3000', []],
])('%s may be used: no alert', async (origin, allowed) => {
  const { check, heard, modalKit } = await setUp(allowing(...allowed), origin)
  await check.run()
  expect(heard).toEqual([])
  expect(modalKit.alerts.state.open).toBe(false)
})

test('an origin that is not listed raises the alert, once, and blocks nothing', async () => {
  const { kit, check, heard, modalKit, backend } = await setUp(allowing('https://other.example'))
  await check.run()
  await check.run()
  expect(modalKit.alerts.state).toMatchObject({ open: true, code: 'APKT002', message: 'Invalid App Configuration' })
  expect(heard).toHaveLength(1)
  expect(backend.requests).toHaveLength(1)
  await kit.open()
  expect(kit.getState().open).toBe(true)
})

test('a preview host that the project does not name raises the alert with a backend of your own, as the backend refuses it', async () => {
  const preview = 'https://my-app.vercel.app'
  const { check, modalKit } = await setUp(allowing('https://app.example.com'), preview)
  await check.run()
  expect(modalKit.alerts.state).toMatchObject({ open: true, code: 'APKT002' })

  const named = await setUp(allowing('https://*.vercel.app'), preview)
  await named.check.run()
  expect(named.modalKit.alerts.state.open).toBe(false)
})

test.each([
  [429, 'APKT010', 'Rate Limited'],
  [500, 'APKT009', 'Server Error'],
  [503, 'APKT009', 'Server Error'],
  [403, 'APKT002', 'Invalid App Configuration'],
])('status %s is the alert %s %s', async (status, code, message) => {
  const { check, modalKit } = await setUp(() => ({ status, json: {} }))
  await check.run()
  expect(modalKit.alerts.state).toMatchObject({ open: true, code, message })
})

test('a failure of the server comes with its reason', async () => {
  const reasons = [{ field: '', description: 'No database' }]
  const { check, heard } = await setUp(() => ({ status: 503, json: { status: 'FAILED', reasons } }))
  await check.run()
  expect(heard[0]).toContain('HTTP status code: 503: No database')
})

test.each([
  ['Unauthorized: invalid key', 'APKT007'],
  ['Unauthorized: origin not allowed', 'APKT002'],
])("'%s' is the alert %s and no other", async (description, code) => {
  const reasons = [{ field: 'authentication', description }]
  const { check, heard } = await setUp(() => ({ status: 401, json: { status: 'FAILED', reasons } }))
  await check.run()
  expect(heard).toHaveLength(1)
  expect(heard[0]).toContain(`alert/${code}`)
})

test('no answer says nothing about the origin, and is asked for again', async () => {
  const { check, heard, backend } = await setUp(() => ({ text: 'no json' }))
  await check.run()
  expect(heard).toEqual([])
  backend.answer = allowing('https://other.example')
  await check.run()
  expect(heard).toHaveLength(1)
})
