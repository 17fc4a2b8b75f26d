import { memoryStorage } from '@openappkit/appkit-core'
import { readRemoteFlag } from '@openappkit/appkit-core/cloud'
import { readLocalFlag } from '@openappkit/appkit-core/features'
import { expect, test } from 'vitest'
import { sent, startActivity, subject } from '../../test/activityKit'
import { activity } from './activity'

const [tab] = activity.accountTabs ?? []

test('is on unless the app turns it off', () => {
  const networks = [] as never
  expect(activity.isWanted?.({ networks })).toBe(true)
  expect(activity.isWanted?.({ networks, features: { activity: false } })).toBe(false)
  expect(activity.isWanted?.({ networks, features: { history: false } })).toBe(false)
  expect(activity.isWanted?.({ networks, features: { history: false, activity: true } })).toBe(true)
})

test('offers the tab with a backend', async () => {
  const { kit } = await startActivity()
  expect(tab?.isOffered?.(kit)).toBe(true)
})

test("the app's options turn it off, and the project's settings override them", async () => {
  const { kit } = await startActivity()
  const { remote } = activity
  if (!remote) throw new Error('activity has a flag')
  const managed = (isEnabled: boolean) => ({ features: [{ id: 'activity', isEnabled, config: [] }] })
  const { state } = kit.options
  expect(readLocalFlag(remote, state.features)).toBe(true)
  await kit.context.updateOptions({ features: { activity: false } })
  expect(readLocalFlag(remote, state.features)).toBe(false)
  expect(readRemoteFlag(remote, managed(true), state.features)).toBe(true)
  expect(readRemoteFlag(remote, managed(false), state.features)).toBe(false)
})

test('refreshes the tab on request, however fresh the content is', async () => {
  const { activity: controller, backend, kit } = await startActivity()
  await controller.retry(subject)
  await controller.retry(subject)
  expect(backend.requestedCursors).toHaveLength(1)
  await tab?.refresh?.(kit)
  expect(backend.requestedCursors).toHaveLength(2)
})

test('without a backend, offers the tab once the app has sent a transaction', async () => {
  const { kit, pending } = await startActivity({ options: { cloud: undefined as never, storage: memoryStorage() } })
  expect(tab?.isOffered?.(kit)).toBe(false)
  pending.add(sent)
  expect(tab?.isOffered?.(kit)).toBe(true)
})
