import { describe, expect, test } from 'vitest'
import { connectedAdapter } from './attachAdapter'
import type { ContractScene } from './ContractScene'

/** Describes changes within the wallet while the page is open. */
export function describeChanges(scene: () => ContractScene): void {
  const disconnected = { status: 'disconnected', connections: [], activeConnectorId: undefined, address: undefined }

  describe('changes in the wallet', () => {
    test('an account selected in the wallet becomes active', async () => {
      const { states, wallet } = await connectedAdapter(scene())
      wallet.switchAccount(1)
      await expect.poll(() => states.at(-1)?.address, { timeout: 15_000 }).toBe(wallet.addresses[1])
      expect(states.at(-1)?.status).toBe('connected')
      const [connection] = states.at(-1)?.connections ?? []
      expect(connection?.accounts.map(({ address }) => address)).toContain(wallet.addresses[1])
    })

    test('revoking the permission disconnects the wallet, and the user can connect again', async () => {
      const { adapter, states, wallet } = await connectedAdapter(scene())
      wallet.disconnect()
      await expect.poll(() => states.at(-1), { timeout: 15_000 }).toMatchObject(disconnected)
      await adapter.connect({ connectorId: wallet.connectorId })
      expect(states.at(-1)).toMatchObject({ status: 'connected', address: wallet.addresses[0] })
    })

    test('after the app disconnects, it gets no wallet events and can connect again', async () => {
      const { adapter, states, wallet } = await connectedAdapter(scene())
      await adapter.disconnect({ connectorId: wallet.connectorId })
      expect(states.at(-1)).toMatchObject(disconnected)
      wallet.switchAccount(1)
      wallet.switchAccount(0)
      expect(states.at(-1)).toMatchObject(disconnected)
      await adapter.connect({ connectorId: wallet.connectorId })
      expect(states.at(-1)).toMatchObject({ status: 'connected', address: wallet.addresses[0] })
    })

    test('disconnecting a wallet that is not connected changes nothing', async () => {
      const { adapter, states } = await connectedAdapter(scene())
      const reported = states.at(-1)
      await adapter.disconnect({ connectorId: 'org.example.nobody' })
      expect(states.at(-1)).toEqual(reported)
    })
  })
}
