import { expect, test } from 'vitest'
import { createLoadedKit, type TestKitSettings } from '../../test/createTestKit'
import type { EventsState } from '../events/EventsController'
import { followIntent } from './followIntent'

/** Without a backend, so that the kit itself asks for nothing. */
async function setUp(settings: TestKitSettings = {}) {
  const made = await createLoadedKit(settings)
  let asked = 0
  let recent: readonly EventsState[] = []
  followIntent(made.kit, async events => {
    asked++
    recent = events
  })
  const settle = () => {
    made.environment.advance(0)
    return { asked, names: recent.map(({ data }) => data.event) }
  }
  return { ...made, settle }
}

test('it asks for a user without an account, and each time the modal opens', async () => {
  const { kit, settle } = await setUp()
  expect(settle().asked).toBe(1)
  kit.events.track('CLICK_NETWORKS')
  expect(settle().asked).toBe(1)
  kit.events.track('MODAL_OPEN', { connected: false })
  expect(settle()).toEqual({ asked: 2, names: ['INITIALIZE', 'CLICK_NETWORKS', 'MODAL_OPEN'] })
})

test('with an account it waits for the modal', async () => {
  const made = await createLoadedKit()
  await made.kit.connect({ connectorId: 'io.one' })
  let asked = 0
  followIntent(made.kit, async () => void asked++)
  made.environment.advance(0)
  expect(asked).toBe(0)
  made.kit.events.track('MODAL_OPEN', { connected: true })
  made.environment.advance(0)
  expect(asked).toBe(1)
})

test('the last 20 events are kept, and none from while analytics are off', async () => {
  const { kit, settle } = await setUp()
  for (let count = 0; count < 25; count++) kit.events.track('CLICK_NETWORKS')
  expect(settle().names).toEqual(Array.from({ length: 20 }, () => 'CLICK_NETWORKS'))
  kit.options.updateFeatures({ analytics: false })
  kit.events.track('CLICK_GET_WALLET')
  kit.options.updateFeatures({ analytics: true })
  expect(settle().names).not.toContain('CLICK_GET_WALLET')
})

test('a failure is asked again by the next opening, and ends with the kit', async () => {
  const { kit, environment } = await createLoadedKit()
  let asked = 0
  followIntent(kit, () => {
    asked++
    return Promise.reject(new Error('offline'))
  })
  environment.advance(0)
  kit.events.track('MODAL_OPEN', { connected: false })
  environment.advance(0)
  expect(asked).toBe(2)
  kit.destroy()
  kit.events.track('MODAL_OPEN', { connected: false })
  environment.advance(0)
  expect(asked).toBe(2)
})
