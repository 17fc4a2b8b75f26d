import { expect, test } from 'vitest'
import { Heartbeat } from './Heartbeat'

test('every member beats once in 25 ticks, evenly spread, until it leaves', () => {
  const heartbeat = new Heartbeat<{ beat(): void }>()
  const beats = new Array<number>(50).fill(0)
  let inThisTick = 0
  const slots = beats.map((_, index) => {
    const member = {
      beat() {
        beats[index] = (beats[index] ?? 0) + 1
        inThisTick++
      },
    }
    return { member, slot: heartbeat.add(member) }
  })
  for (let tick = 0; tick < 25; tick++) {
    inThisTick = 0
    heartbeat.tick()
    expect(inThisTick).toBe(2)
  }
  expect(beats).toEqual(new Array<number>(50).fill(1))

  for (const { member, slot } of slots) heartbeat.delete(member, slot)
  expect([heartbeat.size, heartbeat.members().length]).toEqual([0, 0])
})
