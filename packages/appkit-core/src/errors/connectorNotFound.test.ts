import { expect, test } from 'vitest'
import { connectorNotFound } from './connectorNotFound'
import { WalletNotFoundError } from './walletErrors'

test('reports a missing WalletConnect connector instead of a missing wallet', () => {
  expect(connectorNotFound('walletConnect')).toMatchObject({
    code: 'connector/not-found',
    message: 'WalletConnectConnector not found',
  })
  expect(connectorNotFound('walletConnect')).not.toBeInstanceOf(WalletNotFoundError)
})

test("reports any other connector as a wallet that isn't installed", () => {
  expect(connectorNotFound('io.metamask')).toBeInstanceOf(WalletNotFoundError)
})
