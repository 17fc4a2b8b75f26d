import { describe, expect, test } from 'vitest'
import { attachAdapter, connectedAdapter } from './attachAdapter'
import type { ContractScene } from './ContractScene'
import { clearError } from './refusals'

/** Describes several live connections, and several accounts of one connection. */
export function describeSeveralWallets(scene: () => ContractScene): void {
  const both = async () => {
    const [one, two] = [await scene().installWallet(), await scene().installWallet()]
    const attached = attachAdapter(scene())
    await attached.adapter.prefetch()
    await attached.adapter.connect({ connectorId: one.connectorId })
    await attached.adapter.connect({ connectorId: two.connectorId })
    return Object.assign(attached, { one, two })
  }

  describe('several wallets', () => {
    test('with two connected wallets, the latest is active and either can be activated', async () => {
      const { adapter, states, one, two } = await both()
      const last = () => states.at(-1)
      expect(last()?.activeConnectorId).toBe(two.connectorId)
      expect(
        last()
          ?.connections.map(({ connectorId }) => connectorId)
          .toSorted(),
      ).toEqual([one.connectorId, two.connectorId].toSorted())
      await adapter.switchConnection({ connectorId: one.connectorId })
      expect(last()).toMatchObject({ activeConnectorId: one.connectorId, address: one.addresses[0] })
      expect(one.prompts + two.prompts).toBe(2)
    })

    test('disconnecting the active wallet activates the other, and disconnecting all leaves none', async () => {
      const { adapter, states, one, two } = await both()
      await adapter.disconnect({ connectorId: two.connectorId })
      expect(states.at(-1)).toMatchObject({ status: 'connected', activeConnectorId: one.connectorId })
      await adapter.connect({ connectorId: two.connectorId })
      await adapter.disconnect()
      expect(states.at(-1)).toMatchObject({ status: 'disconnected', connections: [], activeConnectorId: undefined })
    })

    test('events of the inactive wallet don’t change the active one', async () => {
      const { states, one, two } = await both()
      one.disconnect()
      await expect.poll(() => states.at(-1)?.connections, { timeout: 15_000 }).toHaveLength(1)
      expect(states.at(-1)).toMatchObject({
        status: 'connected',
        activeConnectorId: two.connectorId,
        address: two.addresses[0],
      })
    })

    test('a shared account can be activated if the adapter supports it, and any other account throws', async () => {
      const { adapter, states, wallet } = await connectedAdapter(scene())
      const { connectorId, addresses } = wallet
      const choosing = adapter.switchConnection({ connectorId, address: addresses[1] })
      if (!adapter.capabilities.has('switchAccount')) return expect(choosing).rejects.toMatchObject(clearError)
      await choosing
      expect(states.at(-1)).toMatchObject({ activeConnectorId: connectorId, address: addresses[1] })
      const foreign = adapter.switchConnection({ connectorId, address: scene().recipient })
      await expect(foreign).rejects.toMatchObject(clearError)
      expect(states.at(-1)?.address).toBe(addresses[1])
    })

    test('activating a wallet that is not connected throws', async () => {
      const { adapter } = await connectedAdapter(scene())
      const switching = adapter.switchConnection({ connectorId: 'org.example.nobody' })
      await expect(switching).rejects.toMatchObject({ code: 'wallet/not-connected' })
    })
  })
}
