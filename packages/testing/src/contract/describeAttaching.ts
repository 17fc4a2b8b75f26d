import { describe, expect, test } from 'vitest'
import { attachAdapter, connectedAdapter } from './attachAdapter'
import type { ContractScene } from './ContractScene'
import { trackTimers } from './trackTimers'

/** Describes how the adapter attaches, finds wallets and cleans up. */
export function describeAttaching(scene: () => ContractScene): void {
  describe('attaching', () => {
    test('attach reports a disconnected state immediately and prompts no wallet', async () => {
      const wallet = await scene().installWallet()
      const { states } = attachAdapter(scene())
      expect(states[0]).toMatchObject({
        status: 'disconnected',
        connections: [],
        activeConnectorId: undefined,
        address: undefined,
      })
      expect(wallet.prompts).toBe(0)
    })

    test('prefetch lists each installed wallet once, under the adapter’s namespace', async () => {
      const [one, two] = [await scene().installWallet(), await scene().installWallet()]
      const attached = attachAdapter(scene())
      await attached.adapter.prefetch()
      await attached.adapter.prefetch()
      const { connectors } = attached.state
      expect(connectors.map(({ id }) => id).toSorted()).toEqual([one.connectorId, two.connectorId].toSorted())
      for (const { chain, name } of connectors) expect([chain, name]).toEqual([attached.adapter.namespace, name.trim()])
      expect(one.prompts + two.prompts).toBe(0)
    })

    test('a wallet that registers late is listed, and one that unregisters is removed', async () => {
      const attached = attachAdapter(scene())
      await attached.adapter.prefetch()
      expect(attached.state.connectors).toEqual([])
      const wallet = await scene().installWallet()
      const listed = () => attached.state.connectors.map(({ id }) => id)
      await expect.poll(() => listed(), { timeout: 15_000 }).toEqual([wallet.connectorId])
      if (!wallet.uninstall) return
      wallet.uninstall()
      await expect.poll(() => listed(), { timeout: 15_000 }).toEqual([])
    })

    test('unchanged state is not reported, and the list of wallets keeps its identity', async () => {
      const { state, states, adapter, wallet } = await connectedAdapter(scene())
      const { connectors } = state
      wallet.switchAccount(1)
      await expect.poll(() => states.at(-1)?.address, { timeout: 15_000 }).toBe(wallet.addresses[1])
      expect(states.at(-1)?.connectors).toBe(connectors)
      await adapter.disconnect()
      for (const [index, reported] of states.slice(1).entries()) expect(reported).not.toEqual(states[index])
    })

    test('detach leaves no listener and no timer', async () => {
      const before = scene().listeners()
      const timers = trackTimers()
      const { detach, wallet, states } = await connectedAdapter(scene())
      detach()
      const reported = states.length
      expect(scene().listeners()).toBe(before)
      await expect.poll(() => timers.open, { timeout: 15_000 }).toBe(0)
      wallet.switchAccount(1)
      wallet.disconnect()
      expect(states).toHaveLength(reported)
    })

    test('a wallet that approves after detach gets no listener', async () => {
      const before = scene().listeners()
      const wallet = await scene().installWallet()
      const { adapter, detach } = attachAdapter(scene())
      await adapter.prefetch()
      wallet.hang('connect')
      const connecting = adapter.connect({ connectorId: wallet.connectorId }).catch(() => {})
      await expect.poll(() => wallet.prompts, { timeout: 15_000 }).toBe(1)
      detach()
      wallet.release()
      await connecting
      expect(scene().listeners()).toBe(before)
    })

    test('after attach runs again, the adapter reports missed changes and listens to the wallet', async () => {
      const first = await connectedAdapter(scene())
      const { wallet, adapter } = first
      first.detach()
      wallet.switchAccount(1)
      const last = { connectorIds: [wallet.connectorId] }
      const second = attachAdapter(scene(), { adapter, last })
      await second.adapter.reconnect()
      await expect
        .poll(() => second.state, { timeout: 15_000 })
        .toMatchObject({ status: 'connected', address: wallet.addresses[1] })
      wallet.switchAccount(0)
      await expect.poll(() => second.state.address, { timeout: 15_000 }).toBe(wallet.addresses[0])
      second.detach()
    })
  })
}
