import { expect, test } from 'vitest'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { BalanceReader } from './BalanceReader'

const token = (address: string, overrides: object = {}) => ({
  name: address,
  symbol: 'T',
  chainId: 'eip155:1',
  address: `eip155:1:${address}`,
  price: 1,
  quantity: { decimals: '18', numeric: '1' },
  ...overrides,
})
const answer = (...rows: unknown[]): unknown[] => JSON.parse(JSON.stringify(rows))

test('reuses the object of an unchanged row, even at another index', async () => {
  const reader = new BalanceReader(new ScriptedEnvironment())
  const [one, two] = await reader.read('id', answer(token('0x1'), token('0x2')))
  const again = await reader.read('id', answer(token('0x3'), token('0x2'), token('0x1')))
  expect(again.map(({ name }) => name)).toEqual(['0x3', '0x2', '0x1'])
  expect(again[1]).toBe(two)
  expect(again[2]).toBe(one)
})

test.each([
  ['price', { price: 2 }],
  ['amount', { quantity: { decimals: '18', numeric: '2' } }],
  ['icon', { iconUrl: 'https://example.org/1.png' }],
])('parses a row with a new %s again', async (_, change) => {
  const reader = new BalanceReader(new ScriptedEnvironment())
  await reader.read('id', answer(token('0x1')))
  expect(await reader.read('id', answer(token('0x1', change)))).toMatchObject([change])
})

test("doesn't compare rows of different queries, or any after forget", async () => {
  const reader = new BalanceReader(new ScriptedEnvironment())
  const [one] = await reader.read('id', answer(token('0x1')))
  const [other] = await reader.read('other', answer(token('0x1')))
  expect(other).toEqual(one)
  expect(other).not.toBe(one)
  reader.forget()
  const [later] = await reader.read('other', answer(token('0x1')))
  expect(later).not.toBe(other)
})

test('drops an invalid row from every response', async () => {
  const reader = new BalanceReader(new ScriptedEnvironment())
  const rows = answer(null, 'row', token('0x1', { quantity: {} }), token('0x2'))
  const [kept] = await reader.read('id', rows)
  const again = await reader.read('id', answer(null, 'row', token('0x1', { quantity: {} }), token('0x2')))
  expect(again).toEqual([expect.objectContaining({ name: '0x2' })])
  expect(again[0]).toBe(kept)
})
