import { describe, expect, test } from 'vitest'
import { attachAdapter, connectedAdapter } from './attachAdapter'
import type { ContractScene } from './ContractScene'
import { clearError, requestPending, userRejected } from './refusals'

/** Describes signatures that an independent verifier accepts. */
export function describeSigning(scene: () => ContractScene): void {
  describe('signing', () => {
    test('a signature verifies only for its message and account', async () => {
      const { adapter, wallet } = await connectedAdapter(scene())
      const [address, other] = wallet.addresses
      const message = 'Hello, wörld 👋\nsecond line'
      const signing = adapter.signMessage({ message, address })
      if (!adapter.capabilities.has('signMessage')) return expect(signing).rejects.toMatchObject(clearError)
      const { signature } = await signing
      expect(await scene().verify({ message, address, signature })).toBe(true)
      expect(await scene().verify({ message: `${message}.`, address, signature })).toBe(false)
      expect(await scene().verify({ message, address: other, signature })).toBe(false)
    })

    test('a rejected signature throws UserRejectedError, and a pending one throws RequestPendingError', async () => {
      const { adapter, wallet, states } = await connectedAdapter(scene())
      if (!adapter.capabilities.has('signMessage')) return
      const sign = () => adapter.signMessage({ message: 'Hello', address: wallet.addresses[0] })
      wallet.reject('sign')
      await expect(sign()).rejects.toMatchObject(userRejected)
      wallet.pending('sign')
      await expect(sign()).rejects.toMatchObject(requestPending)
      expect(states.at(-1)?.status).toBe('connected')
    })

    test('signing and sending throw without a connected wallet', async () => {
      const wallet = await scene().installWallet()
      const { adapter } = attachAdapter(scene())
      await adapter.prefetch()
      const [network] = scene().networks
      const signing = adapter.signMessage({ message: 'Hello', address: wallet.addresses[0] })
      await expect(signing).rejects.toMatchObject(clearError)
      const { recipient: to, amount: value } = scene()
      await expect(
        (await adapter.transfers()).sendTransaction({ to, value, caipNetwork: network }),
      ).rejects.toMatchObject(clearError)
      expect(wallet.prompts).toBe(0)
    })
  })
}
