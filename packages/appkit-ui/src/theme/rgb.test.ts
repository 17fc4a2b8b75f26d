import { expect, test } from 'vitest'
import { contrast } from './contrast'
import { mix, parseRgb } from './rgb'

test.each([
  ['#fff', { r: 255, g: 255, b: 255, a: 1 }],
  ['#0b0d14', { r: 11, g: 13, b: 20, a: 1 }],
  ['#00000000', { r: 0, g: 0, b: 0, a: 0 }],
  ['rgb(1, 2, 3)', { r: 1, g: 2, b: 3, a: 1 }],
  ['rgb(1 2 3 / 0.5)', { r: 1, g: 2, b: 3, a: 0.5 }],
  ['rgba(1, 2, 3, 0.25)', { r: 1, g: 2, b: 3, a: 0.25 }],
])('parses %s', (text, channels) => {
  expect(parseRgb(text)).toEqual(channels)
})

test.each(['', '#12', '#12345', 'rgb(1 2)', 'rgb(10% 2% 3%)', 'tomato', 'rgb(a b c)'])(
  'leaves %j to the browser',
  text => {
    expect(parseRgb(text)).toBeUndefined()
  },
)

test('black on white is 21:1 in either order', () => {
  const [black, white] = [
    { r: 0, g: 0, b: 0 },
    { r: 255, g: 255, b: 255 },
  ]
  expect(contrast(black, white)).toBeCloseTo(21)
  expect(contrast(white, black)).toBeCloseTo(21)
})

test('mixes colors by their share', () => {
  expect(mix({ r: 255, g: 255, b: 255 }, { r: 0, g: 0, b: 0 }, 0.2)).toEqual({ r: 51, g: 51, b: 51 })
})
