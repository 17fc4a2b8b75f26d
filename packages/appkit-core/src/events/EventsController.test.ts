import { expect, test } from 'vitest'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { EventsController } from './EventsController'

test('before anything happened the newest event is MODAL_CREATED', () => {
  const environment = new ScriptedEnvironment()
  const { state } = new EventsController(environment)
  expect(state).toEqual({
    timestamp: environment.now(),
    reportedErrors: {},
    data: { type: 'track', event: 'MODAL_CREATED', properties: undefined },
  })
})

test('two events in one tick are two calls, in order, with their properties and times', () => {
  const environment = new ScriptedEnvironment()
  const events = new EventsController(environment)
  const heard: unknown[] = []
  events.subscribe(({ timestamp, data }) => heard.push([timestamp, data.event, data.properties]))
  events.track('MODAL_OPEN', { connected: false })
  environment.advance(5)
  events.track('CLICK_NETWORKS')
  expect(heard).toEqual([
    [1_000_000, 'MODAL_OPEN', { connected: false }],
    [1_000_005, 'CLICK_NETWORKS', undefined],
  ])
  expect(events.state.data.event).toBe('CLICK_NETWORKS')
})

test('a listener that stopped hears nothing more', () => {
  const events = new EventsController(new ScriptedEnvironment())
  let calls = 0
  events.subscribe(() => void calls++)()
  events.track('CLICK_NETWORKS')
  expect(calls).toBe(0)
})

test('a listener that throws neither stops the kit nor the other listeners, and its error is not swallowed', () => {
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
