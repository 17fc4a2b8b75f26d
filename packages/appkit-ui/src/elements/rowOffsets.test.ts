import { expect, test } from 'vitest'
import { rowOffsets } from './rowOffsets'

test('rows of the usual height start at their index', () => {
  const offsets = rowOffsets(['a', 'b'])
  expect([offsets.total, offsets.startOf(1), offsets.indexAt(1.5)]).toEqual([2, 1, 1.5])
})

test('finds each row at its offset, and positions above and below the list', () => {
  const heights = [0.5, 1, 1, 0.5, 1]
  const offsets = rowOffsets(heights, height => height)
  expect(offsets.total).toBe(4)
  expect(heights.map((_, index) => offsets.startOf(index))).toEqual([0, 0.5, 1.5, 2.5, 3])
  expect([-1, 0, 0.25, 0.5, 1, 2.5, 3.5, 4, 6].map(offsets.indexAt)).toEqual([-1, 0, 0.5, 1, 1.5, 3, 4.5, 5, 7])
})
