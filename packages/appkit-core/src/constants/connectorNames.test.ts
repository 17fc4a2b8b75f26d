import { expect, test } from 'vitest'
import { connectorNameOf } from './connectorNames'

test.each([
  ['injected', 'Browser Wallet'],
  ['walletConnect', 'WalletConnect'],
  ['coinbaseWallet', 'Coinbase'],
  ['coinbaseWalletSDK', 'Coinbase'],
  ['ledger', 'Ledger'],
  ['safe', 'Safe'],
  ['io.metamask', undefined],
])('Connector name: %s is %s', (id, name) => {
  expect(connectorNameOf(id)).toBe(name)
})
