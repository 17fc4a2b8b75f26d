import { expect, test } from 'vitest'
import { exclusively } from './exclusively'

test('runs one task at a time', async () => {
  const log: string[] = []
  const task = (name: string) => async () => {
    log.push(`${name} starts`)
    await new Promise(resolve => setTimeout(resolve, 10))
    log.push(`${name} ends`)
    return name
  }
  expect(await Promise.all([exclusively(task('one')), exclusively(task('two'))])).toEqual(['one', 'two'])
  expect(log).toEqual(['one starts', 'one ends', 'two starts', 'two ends'])
})

test("passes on a task's failure without running it again", async () => {
  let runs = 0
  const failing = exclusively(async () => {
    runs++
    throw new Error('failed')
  })
  await expect(failing).rejects.toThrow('failed')
  expect(runs).toBe(1)
})
