import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qrPath'

const uri = `wc:${'7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9'}@2?relay-protocol=irn&symKey=${'5'.repeat(64)}`

test('the quiet zone is four modules wide on every side', () => {
  expect(qrPath(uri, false).size).toBe(encode(uri, { ecc: 'M', border: 0 }).size + 8)
})

test('a code with a logo uses the highest error correction and loses less than a tenth of its modules', () => {
  const { data, size } = encode(uri, { ecc: 'H', border: 0 })
  const code = qrPath(uri, true)
  expect(code.size).toBe(size + 8)
  const isFinder = (x: number, y: number): boolean => (y < 7 && (x < 7 || x >= size - 7)) || (y >= size - 7 && x < 7)
  const dark = data.flatMap((row, y) => row.filter((on, x) => on && !isFinder(x, y))).length
  const dots = code.path.split('a.44').length / 2 - 0.5
  expect(dots).toBeLessThan(dark)
  expect(dots).toBeGreaterThan(dark * 0.9)
})
