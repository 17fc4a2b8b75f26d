import { afterEach, expect, test, vi } from 'vitest'
import { createLoadedKit } from '../../test/createTestKit'
import { WalletDirectory } from '../directory/WalletDirectory'
import type { AppKitOptions } from '../options/AppKitOptions'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { requireProjectId } from './requireProjectId'

afterEach(() => vi.unstubAllEnvs())

/** Everything a developer sees once the modal has loaded: codes of `onError`, console lines and the alert bar. */
async function collectAlerts(options: Partial<AppKitOptions> = {}, hasOnError = true) {
  const errors: string[] = []
  const warnings: string[] = []
  const environment = new ScriptedEnvironment({ page: { console: { warn: (text: string) => warnings.push(text) } } })
  const { modalKit } = await createLoadedKit({
    environment,
    ...(hasOnError && { onError: ({ code }) => errors.push(code) }),
    ...options,
  })
  return { modalKit, errors, warnings, alert: modalKit.alerts.state }
}

test('raises an alert for a missing project id only once a feature needs it', async () => {
  const { errors, warnings, alert, modalKit } = await collectAlerts()
  expect([errors, warnings, alert.open]).toEqual([[], [], false])
  expect(requireProjectId(modalKit)).toBeUndefined()
  expect(requireProjectId(modalKit)).toBeUndefined()
  expect(errors).toEqual(['alert/APKT008'])
  expect(warnings).toEqual([])
  expect(alert).toMatchObject({ open: true, message: 'Project ID not configured', code: 'APKT008' })
})

test('prints it without onError', async () => {
  const { warnings, modalKit } = await collectAlerts({}, false)
  expect(requireProjectId(modalKit)).toBeUndefined()
  expect(requireProjectId(modalKit)).toBeUndefined()
  expect(warnings).toEqual([expect.stringContaining('Pass `projectId`, or `cloud`')])
})

test('raises it for the wallet directory', async () => {
  const { errors, modalKit } = await collectAlerts()
  modalKit.controller(WalletDirectory)
  expect(errors).toEqual(['alert/APKT008'])
})

test.each([
  ['development', undefined, true],
  ['development', false, false],
  ['production', undefined, false],
  ['production', true, true],
])('in %s with `debug: %s`, shows the bar: %s. Always calls onError', async (build, debug, isShown) => {
  vi.stubEnv('NODE_ENV', build)
  const { errors, warnings, alert, modalKit } = await collectAlerts(debug === undefined ? {} : { debug })
  requireProjectId(modalKit)
  expect([errors.length, warnings.length, alert.open]).toEqual([1, 0, isShown])
})

test.each([{ projectId: 'abc' }, { cloud: 'https://cloud.example' }])('raises nothing with %j', async options => {
  const { errors, warnings, alert, modalKit } = await collectAlerts(options)
  expect(requireProjectId(modalKit)).toBe(options.projectId ?? 'local')
  modalKit.controller(WalletDirectory)
  expect([errors, warnings, alert.open]).toEqual([[], [], false])
})
