import { expect, test } from 'vitest'
import { createLoadedKit } from '../../test/createTestKit'
import { WalletDirectory } from '../directory/WalletDirectory'
import type { AppKitOptions } from '../options/AppKitOptions'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { requireProjectId } from './requireProjectId'

/** What a developer sees of a kit whose modal has loaded: codes of `onError`, lines on the console, the bar in the modal. */
async function developerSees(given: Partial<AppKitOptions> = {}) {
  const errors: string[] = []
  const warnings: string[] = []
  const environment = new ScriptedEnvironment({ page: { console: { warn: (text: string) => warnings.push(text) } } })
  const { modalKit } = await createLoadedKit({ environment, onError: ({ code }) => errors.push(code), ...given })
  return { modalKit, errors, warnings, alert: modalKit.alerts.state }
}

test('a missing project id is an alert once something needs it, and not before', async () => {
  const { errors, warnings, alert, modalKit } = await developerSees()
  expect([errors, warnings, alert.open]).toEqual([[], [], false])
  expect(requireProjectId(modalKit)).toBeUndefined()
  expect(requireProjectId(modalKit)).toBeUndefined()
  expect(errors).toEqual(['alert/APKT008'])
  expect(warnings).toEqual([expect.stringContaining('pass `projectId` to createAppKit, or `cloud`')])
  expect(alert).toMatchObject({ open: true, message: 'Project ID Not Configured', code: 'APKT008' })
})

test('the directory needs one', async () => {
  const { errors, modalKit } = await developerSees()
  modalKit.service(WalletDirectory)
  expect(errors).toEqual(['alert/APKT008'])
})

test('the bar stays away with `debug: false`, console and `onError` do not', async () => {
  const { errors, warnings, alert, modalKit } = await developerSees({ debug: false })
  requireProjectId(modalKit)
  expect([errors.length, warnings.length, alert.open]).toEqual([1, 1, false])
})

test.each([{ projectId: 'abc' }, { cloud: 'https://cloud.example' }])('with %j nothing is raised', async given => {
  const { errors, warnings, alert, modalKit } = await developerSees(given)
  expect(requireProjectId(modalKit)).toBe(given.projectId ?? 'local')
  modalKit.service(WalletDirectory)
  expect([errors, warnings, alert.open]).toEqual([[], [], false])
})
