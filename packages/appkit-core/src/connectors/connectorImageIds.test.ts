import { expect, test } from 'vitest'
import { connectorImageIds } from './connectorImageIds'

test('uses UUIDs, with one for both Coinbase connectors', () => {
  for (const id of Object.values(connectorImageIds)) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(connectorImageIds.coinbaseWallet).toBe(connectorImageIds.coinbaseWalletSDK)
})
