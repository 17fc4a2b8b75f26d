import { memoryStorage } from '@openappkit/appkit-core'
import { mergeRemoteFeatures } from '@openappkit/appkit-core/cloud'
import { expect, test } from 'vitest'
import { sent, startActivity, subject } from '../test/activityKit'
import { activity } from './activity'

const [tab] = activity.accountTabs ?? []

test('it is there unless the host says otherwise', () => {
  const networks = [] as never
  expect(activity.isWanted?.({ networks })).toBe(true)
  expect(activity.isWanted?.({ networks, features: { activity: false } })).toBe(false)
  expect(activity.isWanted?.({ networks, features: { history: false } })).toBe(false)
  expect(activity.isWanted?.({ networks, features: { history: false, activity: true } })).toBe(true)
})

test('the tab is offered where there is a backend', async () => {
  const { kit } = await startActivity()
  expect(tab?.isOffered?.(kit)).toBe(true)
})

test("the tab is not offered where the host's options or the project's settings turned it off meanwhile", async () => {
  const { kit } = await startActivity()
  kit.options.updateFeatures({ activity: false })
  expect(tab?.isOffered?.(kit)).toBe(false)
  const { features } = mergeRemoteFeatures(undefined, {})
  kit.options.state.remoteFeatures = features
  expect(tab?.isOffered?.(kit)).toBe(true)
  kit.options.state.remoteFeatures = { ...features, activity: false }
  expect(tab?.isOffered?.(kit)).toBe(false)
})

test('the tab asks again when the visitor wants that, however new the answer is', async () => {
  const { activity: controller, backend, kit } = await startActivity()
  await controller.retry(subject)
  await controller.retry(subject)
  expect(backend.asked).toHaveLength(1)
  await tab?.refresh?.(kit)
  expect(backend.asked).toHaveLength(2)
})

test('without a backend the tab is offered once something was sent from this page', async () => {
  const { kit, pending } = await startActivity({ options: { cloud: undefined as never, storage: memoryStorage() } })
  expect(tab?.isOffered?.(kit)).toBe(false)
  pending.add(sent)
  expect(tab?.isOffered?.(kit)).toBe(true)
})
