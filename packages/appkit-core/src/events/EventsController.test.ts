import { expect, test } from 'vitest'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { EventsController } from './EventsController'

test('starts with MODAL_CREATED as the latest event', () => {
  const environment = new ScriptedEnvironment()
  const { state } = new EventsController(environment)
  expect(state).toEqual({
    timestamp: environment.now(),
    reportedErrors: {},
    data: { type: 'track', event: 'MODAL_CREATED', properties: undefined },
  })
})

test('calls listeners once per event, in order, with properties and times', () => {
  const environment = new ScriptedEnvironment()
  const events = new EventsController(environment)
  const received: unknown[] = []
  events.subscribe(({ timestamp, data }) => received.push([timestamp, data.event, data.properties]))
  events.track('MODAL_OPEN', { connected: false })
  environment.advance(5)
  events.track('CLICK_NETWORKS')
  expect(received).toEqual([
    [1_000_000, 'MODAL_OPEN', { connected: false }],
    [1_000_005, 'CLICK_NETWORKS', undefined],
  ])
  expect(events.state.data.event).toBe('CLICK_NETWORKS')
})

test("doesn't call a listener after it unsubscribed", () => {
  const events = new EventsController(new ScriptedEnvironment())
  let calls = 0
  events.subscribe(() => void calls++)()
  events.track('CLICK_NETWORKS')
  expect(calls).toBe(0)
})

test('calls the other listeners if one throws, and reports its error', () => {
  const environment = new ScriptedEnvironment()
  const events = new EventsController(environment)
  let calls = 0
  events.subscribe(() => {
    throw new Error('host mistake')
  })
  events.subscribe(() => void calls++)
  events.track('CLICK_NETWORKS')
  expect(calls).toBe(1)
  expect(() => environment.advance(0)).toThrow('host mistake')
})
