import { expect, test } from 'vitest'
import { createLoadedKit } from '../../test/createTestKit'
import { activityFlag, swapsFlag } from '../../test/remoteFlags'
import { startBackend } from '../../test/startBackend'
import type { Features } from '../options/Features'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { IgnoredFlags } from './IgnoredFlags'
import { RemoteConfig } from './RemoteConfig'

/** The project sets both flags. */
const managed = {
  features: [
    { id: 'swap', isEnabled: true, config: ['1inch'] },
    { id: 'activity', isEnabled: false, config: [] },
  ],
}

async function setUp(features: Partial<Features>, status = 200) {
  const backend = await startBackend(() => ({ status, json: managed }))
  const warnings: string[] = []
  const environment = new ScriptedEnvironment({ page: { console: { warn: (text: string) => warnings.push(text) } } })
  const made = await createLoadedKit({ cloud: backend.url, environment, features })
  made.kit.options.state.remoteFlags = [swapsFlag, activityFlag]
  await made.modalKit.service(RemoteConfig).load()
  return { ...made, warnings, ignored: made.modalKit.service(IgnoredFlags) }
}

test("one warning names every value of the host's that has no say", async () => {
  const { ignored, warnings } = await setUp({ swaps: false, activity: true, email: true })
  ignored.follow()
  ignored.follow()
  expect(warnings).toEqual([
    'Local configuration ignored: "features.swaps", "features.activity" as set in the project\'s own settings.',
  ])
})

test('the older name of a feature is named with the new one', async () => {
  const { ignored, warnings } = await setUp({ history: true })
  ignored.follow()
  expect(warnings).toEqual([expect.stringContaining('"features.history" (now "activity")')])
})

test('a flag that the host changes later is named when it has no say, and the same ones are not named twice', async () => {
  const { kit, ignored, warnings } = await setUp({})
  ignored.follow()
  expect(warnings).toEqual([])
  kit.options.updateFeatures({ email: false })
  expect(warnings).toEqual([])
  kit.options.updateFeatures({ swaps: false })
  kit.options.updateFeatures({ swaps: true })
  expect(warnings).toEqual([expect.stringContaining('"features.swaps"')])
})

test('a flag of a feature that starts later is named, too', async () => {
  const { kit, ignored, warnings } = await setUp({ activity: true })
  kit.options.state.remoteFlags = []
  ignored.follow()
  expect(warnings).toEqual([])
  kit.options.state.remoteFlags = [activityFlag]
  expect(warnings).toEqual([expect.stringContaining('"features.activity"')])
})

test('nothing is named while the settings are not known, or after the kit ended', async () => {
  const unknown = await setUp({ swaps: false }, 503)
  unknown.ignored.follow()
  expect(unknown.warnings).toEqual([])

  const ended = await setUp({})
  ended.ignored.follow()
  ended.kit.destroy()
  ended.kit.options.updateFeatures({ swaps: false })
  expect(ended.warnings).toEqual([])
})
