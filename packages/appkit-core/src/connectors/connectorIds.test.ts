import { expect, test } from 'vitest'
import { connectorIds } from './connectorIds'

test('Connector ids: each is spelled as stored data and wagmi spell it', () => {
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
