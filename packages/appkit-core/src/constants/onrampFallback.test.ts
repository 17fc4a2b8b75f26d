import { expect, test } from 'vitest'
import { onrampFallback } from './onrampFallback'

test('On-ramp fallback: USDC on Ethereum and Polygon', () => {
  expect(onrampFallback.purchaseCurrencies.map(currency => currency.symbol)).toEqual(['USDC'])
  expect(
    onrampFallback.purchaseCurrencies[0]?.networks.map(network => [network.display_name, network.chain_id]),
  ).toEqual([
    ['Ethereum', '1'],
    ['Polygon', '137'],
  ])
})

test('On-ramp fallback: USD and EUR; card 10 to 7500; bank account (ACH) 10 to 25000', () => {
  expect(onrampFallback.paymentCurrencies.map(currency => currency.id)).toEqual(['USD', 'EUR'])
  for (const currency of onrampFallback.paymentCurrencies) {
    expect(currency.payment_method_limits.map(({ id, min, max }) => [id, Number(min), Number(max)])).toEqual([
      ['card', 10, 7500],
      ['ach_bank_account', 10, 25000],
    ])
  }
})
