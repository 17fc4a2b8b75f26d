import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qrPath'

const uri = `wc:${'7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9'}@2?relay-protocol=irn&symKey=${'5'.repeat(64)}`
const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const plain = (value: string, ecc: 'M' | 'H') => encode(value, { ecc, border: 0 })

test('the quiet zone is four modules wide on every side', () => {
  expect(qrPath(uri, false).size).toBe(plain(uri, 'M').size + 8)
})

test('a pairing link takes as few modules with a logo as without one', () => {
  expect(qrPath(uri, true).size).toBe(plain(uri, 'M').size + 8)
  expect(qrPath(uri, true).size).toBeLessThan(plain(uri, 'H').size + 8)
})

test('a short text with a logo keeps the high error correction, which takes no more modules', () => {
  expect(qrPath(address, true).size).toBe(plain(address, 'H').size + 8)
})

test('a logo costs less than a tenth of the modules', () => {
  const { data, size } = encode(uri, { ecc: 'M', boostEcc: true, border: 0 })
  const isFinder = (x: number, y: number): boolean => (y < 7 && (x < 7 || x >= size - 7)) || (y >= size - 7 && x < 7)
  const dark = data.flatMap((row, y) => row.filter((on, x) => on && !isFinder(x, y))).length
  const dots = qrPath(uri, true).path.split('a.44').length / 2 - 0.5
  expect(dots).toBeLessThan(dark)
  expect(dots).toBeGreaterThan(dark * 0.9)
})
