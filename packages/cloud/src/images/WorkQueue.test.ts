import { expect, test } from 'vitest'
import { WorkQueue } from './WorkQueue'

test('runs no more tasks concurrently than allowed, however many arrive', async () => {
  const queue = new WorkQueue(2, 100)
  let running = 0
  let most = 0
  const work = async (): Promise<void> => {
    running += 1
    most = Math.max(most, running)
    await new Promise(resolve => setImmediate(resolve))
    running -= 1
  }
  for (let wave = 0; wave < 5; wave += 1) await Promise.all(Array.from({ length: 10 }, () => queue.run(work)))
  expect(most).toBe(2)
})

test('a failed task passes its slot to the next one', async () => {
  const queue = new WorkQueue(1, 1)
  const failing = queue.run(() => Promise.reject(new Error('no')))
  const next = queue.run(async () => 'done')
  await expect(queue.run(async () => 'late')).rejects.toMatchObject({ reason: 'busy' })
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
  expect(await queue.run(async () => 'again')).toBe('again')
})
