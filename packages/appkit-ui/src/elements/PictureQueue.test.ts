import { expect, test } from 'vitest'
import { PictureQueue } from './PictureQueue'

function queueWithFrames() {
  const frames: (() => void)[] = []
  const page = { requestAnimationFrame: (task: () => void) => frames.push(task) } as unknown as Window
  return { queue: new PictureQueue(() => page), nextFrame: () => frames.shift()?.() }
}

test('shows one picture every second frame, the one nearest to the middle first', () => {
  const { queue, nextFrame } = queueWithFrames()
  const shown: number[] = []
  for (const index of [0, 1, 2, 8, 9]) queue.join(index, () => shown.push(index))
  expect(shown).toEqual([])
  nextFrame()
  expect(shown).toEqual([0])
  queue.middle = 9
  nextFrame()
  expect(shown).toEqual([0])
  nextFrame()
  nextFrame()
  nextFrame()
  expect(shown).toEqual([0, 9, 8])
})

test('skips a row that left before its turn, and starts over after the queue was empty', () => {
  const { queue, nextFrame } = queueWithFrames()
  const shown: number[] = []
  queue.join(1, () => shown.push(1))()
  nextFrame()
  queue.join(2, () => shown.push(2))
  nextFrame()
  nextFrame()
  expect(shown).toEqual([2])
})

test('shows no pictures during a fast scroll until it slows down', () => {
  const { queue, nextFrame } = queueWithFrames()
  const shown: number[] = []
  for (const index of [4, 8, 12]) queue.join(index, () => shown.push(index))
  for (const middle of [4, 8, 12]) {
    queue.middle = middle
    nextFrame()
  }
  expect(shown).toEqual([])
  queue.middle = 12.5
  nextFrame()
  expect(shown).toEqual([12])
})
