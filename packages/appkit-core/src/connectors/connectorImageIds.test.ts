import { expect, test } from 'vitest'
import { connectorImageIds } from './connectorImageIds'

test('Connector image ids are UUIDs, and both Coinbase connectors share one', () => {
  for (const id of Object.values(connectorImageIds)) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(connectorImageIds.coinbaseWallet).toBe(connectorImageIds.coinbaseWalletSDK)
})
