import { expect, test } from 'vitest'
import { runAll } from './runAll'

test('runs every task and throws the first error afterwards', () => {
  const ran: string[] = []
  const fail = (name: string) => () => {
    ran.push(name)
    throw new Error(name)
  }
  expect(() => runAll([fail('one'), fail('two'), () => ran.push('three')])).toThrow('one')
  expect(ran).toEqual(['one', 'two', 'three'])
  expect(() => runAll([])).not.toThrow()
})
