import { expect, test } from 'vitest'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { ownedEnvironment } from './ownedEnvironment'

test('runs and cancels timers like the wrapped environment', () => {
  const world = new ScriptedEnvironment()
  const owned = ownedEnvironment(world)
  const ran: string[] = []
  owned.setTimer(() => ran.push('kept'), 10)
  owned.setTimer(() => ran.push('cancelled'), 10)()
  world.advance(10)
  expect(ran).toEqual(['kept'])
  expect([owned.now(), owned.window]).toEqual([world.now(), world.window])
})

test('cancels open timers on release and sets none afterwards', () => {
  const world = new ScriptedEnvironment()
  const owned = ownedEnvironment(world)
  const fail = () => expect.unreachable()
  owned.setTimer(fail, 10)
  owned.setTimer(fail, 20)
  owned.release()
  owned.setTimer(fail, 10)()
  expect(world.openTimers).toBe(0)
  world.advance(100)
})
