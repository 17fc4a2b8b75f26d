import { expect, test } from 'vitest'
import { connectorTypeOf } from './connectorTypes'

test.each([
  ['injected', 'INJECTED'],
  ['walletConnect', 'WALLET_CONNECT'],
  ['eip6963', 'ANNOUNCED'],
  ['ID_AUTH', 'AUTH'],
  ['coinbaseWallet', 'EXTERNAL'],
  ['anything else', 'EXTERNAL'],
  ['constructor', 'EXTERNAL'],
])('Connector type: %s is %s', (id, type) => {
  expect(connectorTypeOf(id)).toBe(type)
})
