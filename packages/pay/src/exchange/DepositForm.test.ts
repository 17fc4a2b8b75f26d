import { expect, test } from 'vitest'
import { DepositForm } from './DepositForm'
import type { DepositAsset } from './Exchange'

const ether: DepositAsset = {
  id: 'eip155:1/slip44:60',
  caipNetworkId: 'eip155:1',
  tokenAddress: undefined,
  symbol: 'ETH',
  decimals: 18,
}
const dollar: DepositAsset = { ...ether, id: 'eip155:1/erc20:0x1', tokenAddress: '0x1', symbol: 'USDC', decimals: 6 }

function formFor(price?: number): DepositForm {
  const form = new DepositForm({ priceOf: async () => price })
  form.setAsset(ether)
  return form
}

test.each<[string, string, bigint | undefined, string | undefined]>([
  ['1.5', 'en', 15n * 10n ** 17n, undefined],
  ['1,5', 'de', 15n * 10n ** 17n, undefined],
  ['١٫٥', 'ar-EG', 15n * 10n ** 17n, undefined],
  ['', 'en', undefined, 'missing'],
  ['0', 'en', undefined, 'missing'],
  ['1e3', 'en', undefined, 'invalid'],
  ['-1', 'en', undefined, 'invalid'],
  ['0.0000000000000000001', 'en', undefined, 'too-precise'],
])('reads %j in %s as %s', (text, locale, amount, problem) => {
  const form = formFor()
  form.typeAmount(text, locale)
  expect(form.state.value).toMatchObject({ amountText: text, amount, problem })
})

test('another asset clears the amount, and the same one keeps it', () => {
  const form = formFor()
  form.typeAmount('1')
  form.setAsset({ ...ether })
  expect(form.state.value.amount).toBe(10n ** 18n)
  form.setAsset(dollar)
  expect(form.state.value).toMatchObject({ amountText: '', amount: undefined, asset: dollar })
})

test.each([
  [2500, '0.004'],
  [3000, '0.00333333'],
  [0.0000123, '813008'],
])('10 dollars at %d are %s ether', async (price, text) => {
  const form = formFor(price)
  await Promise.resolve()
  form.fillDollars(10, 'en')
  expect(form.state.value.amountText).toBe(text)
})

test('fills in nothing without a price', async () => {
  const form = formFor()
  await Promise.resolve()
  form.fillDollars(10, 'en')
  expect([form.state.value.amountText, form.worthOf(10)]).toEqual(['', undefined])
})

test('ignores the price of an earlier asset', async () => {
  const answers: ((price: number) => void)[] = []
  const form = new DepositForm({ priceOf: () => new Promise(resolve => answers.push(resolve)) })
  form.setAsset(ether)
  form.setAsset(dollar)
  answers[0]?.(2500)
  await Promise.resolve()
  expect(form.state.value.price).toBeUndefined()
})
