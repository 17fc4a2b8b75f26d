import { describe, expect, test } from 'vitest'
import { attachAdapter, connectedAdapter } from './attachAdapter'
import type { ContractScene } from './ContractScene'

/** Describes which state a reload restores and which it doesn't. */
export function describeReconnecting(scene: () => ContractScene): void {
  describe('restoring', () => {
    test('a reload reconnects without a prompt', async () => {
      const { wallet, detach } = await connectedAdapter(scene())
      detach()
      const { prompts } = wallet
      const last = { connectorIds: [wallet.connectorId], address: wallet.addresses[0] }
      const reloaded = attachAdapter(scene(), { last })
      await reloaded.adapter.reconnect()
      expect(reloaded.state).toMatchObject({
        status: 'connected',
        activeConnectorId: wallet.connectorId,
        address: wallet.addresses[0],
      })
      expect(wallet.prompts).toBe(prompts)
      // The button never shows 'Connect' during a reload.
      expect(reloaded.states.map(({ status }) => status)).not.toContain('disconnected')
      reloaded.detach()
    })

    test('a reload keeps the active account even if the wallet lists another first', async () => {
      const { wallet, adapter, detach } = await connectedAdapter(scene())
      if (!adapter.capabilities.has('switchAccount')) return detach()
      await adapter.switchConnection({ connectorId: wallet.connectorId, address: wallet.addresses[1] })
      detach()
      const last = { connectorIds: [wallet.connectorId], address: wallet.addresses[1] }
      const reloaded = attachAdapter(scene(), { last })
      await reloaded.adapter.reconnect()
      expect(reloaded.state.address).toBe(wallet.addresses[1])
      reloaded.detach()
    })

    test('a reload shows no prompt and stays disconnected if the wallet revoked the permission', async () => {
      const { wallet, detach } = await connectedAdapter(scene())
      detach()
      wallet.disconnect()
      const { prompts } = wallet
      const last = { connectorIds: [wallet.connectorId], address: wallet.addresses[0] }
      const reloaded = attachAdapter(scene(), { last })
      await reloaded.adapter.reconnect().catch(() => {})
      expect(reloaded.state).toMatchObject({ status: 'disconnected', connections: [], address: undefined })
      expect(wallet.prompts).toBe(prompts)
      reloaded.detach()
    })

    test('a reload does not reconnect after an explicit disconnect', async () => {
      const { wallet, adapter, detach } = await connectedAdapter(scene())
      await adapter.disconnect()
      detach()
      const { prompts } = wallet
      const reloaded = attachAdapter(scene())
      await reloaded.adapter.reconnect().catch(() => {})
      expect(reloaded.state).toMatchObject({ status: 'disconnected', connections: [], address: undefined })
      expect(wallet.prompts).toBe(prompts)
      reloaded.detach()
    })
  })
}
