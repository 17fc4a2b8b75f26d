import { expect, test } from 'vitest'
import { createLoadedKit } from '../../test/createTestKit'
import { activityFlag, swapsFlag } from '../../test/remoteFlags'
import { startBackend } from '../../test/startBackend'
import { emailFlag } from '../options/coreFlags'
import type { Features } from '../options/Features'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { IgnoredFlags } from './IgnoredFlags'
import { RemoteConfig } from './RemoteConfig'

/** A project that sets both flags. */
const managed = {
  features: [
    { id: 'swap', isEnabled: true, config: ['1inch'] },
    { id: 'activity', isEnabled: false, config: [] },
  ],
}

async function setUp(features: Partial<Features>, status = 200, project: object = managed) {
  const backend = await startBackend(() => ({ status, json: project }))
  const warnings: string[] = []
  const environment = new ScriptedEnvironment({ page: { console: { warn: (text: string) => warnings.push(text) } } })
  const made = await createLoadedKit({ cloud: backend.url, environment, features })
  made.kit.options.state.remoteFlags = [swapsFlag, activityFlag]
  await made.modalKit.controller(RemoteConfig).load()
  return { ...made, warnings, ignored: made.modalKit.controller(IgnoredFlags) }
}

test('names every overridden flag in one warning', async () => {
  const { ignored, warnings } = await setUp({ swaps: false, activity: true, email: true })
  ignored.follow()
  ignored.follow()
  expect(warnings).toEqual([
    'Local configuration ignored: "features.swaps", "features.activity" as set in the project\'s own settings.',
  ])
})

test('names a core flag once that a feature has too', async () => {
  const project = { features: [{ id: 'social_login', isEnabled: false, config: [] }] }
  const { kit, ignored, warnings } = await setUp({ email: true }, 200, project)
  kit.options.state.remoteFlags = [emailFlag]
  ignored.follow()
  expect(warnings).toEqual(['Local configuration ignored: "features.email" as set in the project\'s own settings.'])
})

test('uses the current name of a flag that was set by its old name', async () => {
  const { ignored, warnings } = await setUp({ history: true })
  ignored.follow()
  expect(warnings).toEqual([expect.stringContaining('"features.history" (now "activity")')])
})

test('warns again for other overridden flags, but not for the same ones', async () => {
  const { kit, ignored, warnings } = await setUp({})
  ignored.follow()
  expect(warnings).toEqual([])
  await kit.updateOptions({ features: { email: false } })
  expect(warnings).toEqual([])
  await kit.updateOptions({ features: { swaps: false } })
  await kit.updateOptions({ features: { swaps: true } })
  expect(warnings).toEqual([expect.stringContaining('"features.swaps"')])
})

test('warns about flags of a feature that starts later', async () => {
  const { kit, ignored, warnings } = await setUp({ activity: true })
  kit.options.state.remoteFlags = []
  ignored.follow()
  expect(warnings).toEqual([])
  kit.options.state.remoteFlags = [activityFlag]
  expect(warnings).toEqual([expect.stringContaining('"features.activity"')])
})

test("doesn't warn before the settings load or after the kit is destroyed", async () => {
  const unknown = await setUp({ swaps: false }, 503)
  unknown.ignored.follow()
  expect(unknown.warnings).toEqual([])

  const ended = await setUp({})
  ended.ignored.follow()
  ended.kit.destroy()
  await ended.kit.updateOptions({ features: { swaps: false } })
  expect(ended.warnings).toEqual([])
})
