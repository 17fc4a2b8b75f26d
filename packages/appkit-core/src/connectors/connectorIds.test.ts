import { expect, test } from 'vitest'
import { connectorIds } from './connectorIds'

test('uses the same ids as stored data and wagmi', () => {
  expect(Object.values(connectorIds)).toEqual([
    'walletConnect',
    'injected',
    'announced',
    'coinbaseWallet',
    'coinbaseWalletSDK',
    'safe',
    'ledger',
    'okx',
    'eip6963',
    'ID_AUTH',
  ])
})
