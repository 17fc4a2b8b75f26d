import { describe, expect, test } from 'vitest'
import { type AttachedAdapter, attachAdapter } from './attachAdapter'
import type { ContractScene, ProvidedContractWallet } from './ContractScene'

const id = 'ID_AUTH'

/** Describes wallets that a feature provides. Features load after adapters, so these wallets always arrive late. */
export function describeProvided(scene: () => ContractScene): void {
  describe('provided wallets', () => {
    test('a provided wallet is listed, connects, signs and disconnects like any other', async () => {
      const attached = attachAdapter(scene())
      const wallet = await provide(scene(), attached)
      if (!wallet) return
      const { adapter } = attached
      expect(attached.state.connectors).toContainEqual(
        expect.objectContaining({ id, name: 'Provided', type: 'AUTH', chain: adapter.namespace }),
      )
      const [address] = wallet.addresses
      expect(await adapter.connect({ connectorId: id })).toMatchObject({ address })
      expect(attached.state).toMatchObject({ status: 'connected', activeConnectorId: id, address })
      const { signature } = await adapter.signMessage({ message: 'Hello', address })
      expect(await scene().verify({ message: 'Hello', address, signature })).toBe(true)
      await adapter.disconnect({ connectorId: id })
      expect(attached.state).toMatchObject({ status: 'disconnected', connections: [] })
      attached.detach()
    })

    test('a removed provided wallet is no longer listed', async () => {
      const attached = attachAdapter(scene())
      const wallet = await provide(scene(), attached)
      if (!wallet) return
      wallet.remove()
      expect(attached.state.connectors.map(connector => connector.id)).not.toContain(id)
      attached.detach()
    })
  })
  describeReload(scene)
}

function describeReload(scene: () => ContractScene): void {
  describe('provided wallets after a reload', () => {
    test('a reload reconnects a provided wallet that arrives after the reconnect has begun', async () => {
      const before = attachAdapter(scene())
      const wallet = await provide(scene(), before)
      if (!wallet) return
      await before.adapter.connect({ connectorId: id })
      before.detach()
      const { prompts } = wallet
      const last = { connectorIds: [id], address: wallet.addresses[0] }
      const reloaded = attachAdapter(scene(), { last })
      const reconnecting = reloaded.adapter.reconnect()
      await provide(scene(), reloaded, wallet)
      await reconnecting
      expect(reloaded.state).toMatchObject({ status: 'connected', activeConnectorId: id, address: wallet.addresses[0] })
      expect(reloaded.states.map(({ status }) => status)).not.toContain('disconnected')
      expect(wallet.prompts).toBe(prompts)
      reloaded.detach()
    })

    test('a provided wallet that never arrives is no failure, and one that arrives too late still reconnects', async () => {
      const before = attachAdapter(scene())
      const wallet = await provide(scene(), before)
      if (!wallet) return
      await before.adapter.connect({ connectorId: id })
      before.detach()
      const last = { connectorIds: [id], address: wallet.addresses[0] }
      const reloaded = attachAdapter(scene(), { last })
      await reloaded.adapter.reconnect()
      expect(reloaded.state).toMatchObject({ status: 'disconnected', connections: [] })
      await provide(scene(), reloaded, wallet)
      await expect.poll(() => reloaded.state).toMatchObject({ status: 'connected', activeConnectorId: id })
      reloaded.detach()
    }, 15_000)
  })
}

/** Adds a wallet as a feature does. Resolves with undefined if the adapter doesn't support it. */
async function provide(
  scene: ContractScene,
  { adapter }: AttachedAdapter,
  made?: ProvidedContractWallet,
): Promise<(ProvidedContractWallet & { remove(): void }) | undefined> {
  const loaded = await adapter.prefetch()
  const wallet = made ?? (await scene.provideWallet?.(id))
  if (!loaded?.addWallet || !wallet) return undefined
  const { provider } = wallet
  const remove = await loaded.addWallet({ id, name: 'Provided', type: 'AUTH', provider })
  return Object.assign(wallet, { remove })
}
