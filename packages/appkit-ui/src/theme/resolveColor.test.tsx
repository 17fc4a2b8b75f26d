import { expect, test } from 'vitest'
import { createColorResolver } from './resolveColor'

const resolve = createColorResolver(document)

test.each([
  ['tomato', { r: 255, g: 99, b: 71, a: 1 }],
  ['hsla(230,100%,67%,1)', { r: 87, g: 115, b: 255, a: 1 }],
  ['color(srgb 1 0 0)', { r: 255, g: 0, b: 0, a: 1 }],
  ['rgb(10% 20% 30% / 50%)', { r: 26, g: 51, b: 77, a: 0.5 }],
])('resolves %s', (text, channels) => {
  const resolved = resolve(text)
  expect(resolved?.r).toBeCloseTo(channels.r, -0.5)
  expect(resolved?.g).toBeCloseTo(channels.g, -0.5)
  expect(resolved?.b).toBeCloseTo(channels.b, -0.5)
  expect(resolved?.a).toBeCloseTo(channels.a, 1)
})

test.each(['', 'no-color', 'var(--brand)', 'red; x'])('%j is not a color', text => {
  expect(resolve(text)).toBeUndefined()
})
