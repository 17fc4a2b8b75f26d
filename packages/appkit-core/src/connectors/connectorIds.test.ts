import { expect, test } from 'vitest'
import { connectorIds } from './connectorIds'

test('spells each id as stored data and wagmi do', () => {
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
