import { expect, test } from 'vitest'
import { connectorNotFound } from './connectorNotFound'
import { WalletNotFoundError } from './walletErrors'

test('WalletConnect that is off is WalletConnectConnector not found, and no wallet to install', () => {
  expect(connectorNotFound('walletConnect')).toMatchObject({
    code: 'connector/not-found',
    message: 'WalletConnectConnector not found',
  })
  expect(connectorNotFound('walletConnect')).not.toBeInstanceOf(WalletNotFoundError)
})

test('any other connector is a wallet that is not installed', () => {
  expect(connectorNotFound('io.metamask')).toBeInstanceOf(WalletNotFoundError)
})
