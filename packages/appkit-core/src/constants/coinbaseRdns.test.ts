import { expect, test } from 'vitest'
import { coinbaseRdns } from './coinbaseRdns'

test('Both Coinbase SDK connectors share the identity com.coinbase.wallet', () => {
  expect(coinbaseRdns).toBe('com.coinbase.wallet')
})
