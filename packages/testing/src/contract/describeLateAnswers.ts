import { describe, expect, test } from 'vitest'
import { attachAdapter } from './attachAdapter'
import type { ContractScene } from './ContractScene'

/**
 * Describes approvals that arrive after the user moved on: they may add a connection, but never change the active
 * account or network.
 */
export function describeLateAnswers(scene: () => ContractScene): void {
  /** Installs a slow wallet, whose next connection request stays open, and a quick one that answers immediately. */
  const setUp = async () => {
    const [slow, quick] = [await scene().installWallet(), await scene().installWallet()]
    const attached = attachAdapter(scene())
    const { adapter, states } = attached
    await adapter.prefetch()
    slow.hang('connect')
    const user = new AbortController()
    const connectSlow = async (): Promise<Promise<unknown>[]> => {
      const { prompts } = slow
      const late = adapter.connect({ connectorId: slow.connectorId, signal: user.signal })
      await expect.poll(() => slow.prompts, { timeout: 15_000 }).toBe(prompts + 1)
      return [late]
    }
    /** Checks that the quick wallet is active before and after the late approval, and in every state in between. */
    const approveLate = async ([late]: readonly Promise<unknown>[]): Promise<void> => {
      const { activeConnectorId, address, chainId } = attached.state
      expect([activeConnectorId, address]).toEqual([quick.connectorId, quick.addresses[0]])
      const { length } = states
      slow.release()
      await late
      const since = states.slice(length)
      expect(since.map(state => [state.activeConnectorId, state.address, state.chainId])).toEqual(
        since.map(() => [activeConnectorId, address, chainId]),
      )
      expect(attached.state.connections.map(({ connectorId }) => connectorId).toSorted()).toEqual(
        [slow.connectorId, quick.connectorId].toSorted(),
      )
    }
    return { adapter, slow, quick, user, connectSlow, approveLate }
  }

  describe('late approvals', () => {
    test('an approval of a canceled connect adds a connection but activates nothing after another wallet connected', async () => {
      const { adapter, quick, user, connectSlow, approveLate } = await setUp()
      const late = await connectSlow()
      user.abort()
      await adapter.connect({ connectorId: quick.connectorId })
      await approveLate(late)
    })

    test('an approval of a pending connect activates nothing after another wallet connected', async () => {
      const { adapter, quick, connectSlow, approveLate } = await setUp()
      const late = await connectSlow()
      await adapter.connect({ connectorId: quick.connectorId })
      await approveLate(late)
    })

    test('an approval activates nothing after the user canceled it to keep the active wallet', async () => {
      const { adapter, quick, user, connectSlow, approveLate } = await setUp()
      await adapter.connect({ connectorId: quick.connectorId })
      const late = await connectSlow()
      user.abort()
      await approveLate(late)
    })

    test('an approval activates nothing after the user chose the active wallet again', async () => {
      const { adapter, quick, connectSlow, approveLate } = await setUp()
      await adapter.connect({ connectorId: quick.connectorId })
      const late = await connectSlow()
      await adapter.switchConnection({ connectorId: quick.connectorId })
      await approveLate(late)
    })

    test('a wallet unlocked after the user connected another one activates nothing', async () => {
      const [locked, chosen] = [await scene().installWallet(), await scene().installWallet()]
      if (!locked.lock || !locked.unlock) return
      const { adapter, states } = attachAdapter(scene())
      await adapter.connect({ connectorId: locked.connectorId })
      locked.lock()
      await expect.poll(() => states.at(-1)?.status, { timeout: 15_000 }).toBe('disconnected')
      await adapter.connect({ connectorId: chosen.connectorId })
      const { length } = states
      locked.unlock()
      // Long enough for wallets that notify with a delay.
      await new Promise(resolve => setTimeout(resolve, 300))
      const since = states.slice(length - 1).map(({ activeConnectorId, address }) => [activeConnectorId, address])
      expect(since).toEqual(since.map(() => [chosen.connectorId, chosen.addresses[0]]))
    })

    test('a connection added late can be made active', async () => {
      const { adapter, slow, quick, user, connectSlow, approveLate } = await setUp()
      const late = await connectSlow()
      user.abort()
      await adapter.connect({ connectorId: quick.connectorId })
      await approveLate(late)
      const { prompts } = slow
      const { address } = await adapter.connect({ connectorId: slow.connectorId })
      expect([address, slow.prompts]).toEqual([slow.addresses[0], prompts])
    })
  })
}
