import { expect, test } from 'vitest'
import { createLoadedKit, type TestKitSettings } from '../../test/createTestKit'
import type { EventsState } from '../events/EventsController'
import { followIntent } from './followIntent'

/** Sets up a kit without a backend, so that the kit sends no requests. */
async function setUp(settings: TestKitSettings = {}) {
  const made = await createLoadedKit(settings)
  let callCount = 0
  let recent: readonly EventsState[] = []
  followIntent(made.kit, async events => {
    callCount++
    recent = events
  })
  const settle = () => {
    made.environment.advance(0)
    return { callCount, names: recent.map(({ data }) => data.event) }
  }
  return { ...made, settle }
}

test('calls back for a user without an account, and each time the modal opens', async () => {
  const { kit, settle } = await setUp()
  expect(settle().callCount).toBe(1)
  kit.events.track('CLICK_NETWORKS')
  expect(settle().callCount).toBe(1)
  kit.events.track('MODAL_OPEN', { connected: false })
  expect(settle()).toEqual({ callCount: 2, names: ['INITIALIZE', 'CLICK_NETWORKS', 'MODAL_OPEN'] })
})

test('waits for the modal if the user has an account', async () => {
  const made = await createLoadedKit()
  await made.kit.connect({ connectorId: 'io.one' })
  let callCount = 0
  followIntent(made.kit, async () => void callCount++)
  made.environment.advance(0)
  expect(callCount).toBe(0)
  made.kit.events.track('MODAL_OPEN', { connected: true })
  made.environment.advance(0)
  expect(callCount).toBe(1)
})

test('keeps the last 20 events, and none while analytics are off', async () => {
  const { kit, settle } = await setUp()
  for (let count = 0; count < 25; count++) kit.events.track('CLICK_NETWORKS')
  expect(settle().names).toEqual(Array.from({ length: 20 }, () => 'CLICK_NETWORKS'))
  await kit.updateOptions({ features: { analytics: false } })
  kit.events.track('CLICK_GET_WALLET')
  await kit.updateOptions({ features: { analytics: true } })
  expect(settle().names).not.toContain('CLICK_GET_WALLET')
})

test('retries after a failure when the modal opens, and stops when the kit is destroyed', async () => {
  const { kit, environment } = await createLoadedKit()
  let callCount = 0
  followIntent(kit, () => {
    callCount++
    return Promise.reject(new Error('offline'))
  })
  environment.advance(0)
  kit.events.track('MODAL_OPEN', { connected: false })
  environment.advance(0)
  expect(callCount).toBe(2)
  kit.destroy()
  kit.events.track('MODAL_OPEN', { connected: false })
  environment.advance(0)
  expect(callCount).toBe(2)
})
