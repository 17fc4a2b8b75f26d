import { describe, expect, test } from 'vitest'
import type { TransferQuery } from './AdapterUnderTest'
import { connectedAdapter } from './attachAdapter'
import type { ContractScene } from './ContractScene'
import { clearError } from './refusals'

/** Describes the checks before a transfer and its status afterwards, if the adapter has them. */
export function describeTransferChecks(scene: () => ContractScene): void {
  const connected = async () => {
    const attached = await connectedAdapter(scene())
    const transfers = await attached.adapter.transfers()
    const [caipNetwork] = scene().networks
    const [address] = attached.wallet.addresses
    const { recipient: to, amount } = scene()
    const transfer: TransferQuery = { address, to, amount, caipNetwork }
    const balances = () => Promise.all([address, to].map(one => scene().balanceOf(one, caipNetwork)))
    return Object.assign(attached, { transfers, caipNetwork, address, to, amount, transfer, balances })
  }

  describe('checking transfers', () => {
    test('accounts with a key are not contracts', async () => {
      const { transfers, wallet, caipNetwork, address, to } = await connected()
      if (!transfers.isContract) return
      const { prompts } = wallet
      expect(await transfers.isContract({ address, caipNetwork })).toBe(false)
      expect(await transfers.isContract({ address: to, caipNetwork })).toBe(false)
      expect(wallet.prompts).toBe(prompts)
    })

    test('simulating a transfer shows the full amount arriving, moves nothing and shows no prompt', async () => {
      const { transfers, wallet, transfer, amount, balances } = await connected()
      if (!transfers.simulateTransfer) return
      const { prompts } = wallet
      const before = await balances()
      expect(await transfers.simulateTransfer(transfer)).toEqual({ sent: amount, received: amount })
      const { token } = scene()
      if (token) {
        const tried = await transfers.simulateTransfer({
          ...transfer,
          amount: 123n,
          tokenAddress: token.address,
        })
        expect(tried).toEqual({ sent: 123n, received: 123n })
      }
      expect(await balances()).toEqual(before)
      expect(wallet.prompts).toBe(prompts)
    })

    test('simulating an amount above the balance throws', async () => {
      const { transfers, transfer, balances } = await connected()
      if (!transfers.simulateTransfer) return
      const [held = 0n] = await balances()
      const tooMuch = transfers.simulateTransfer({ ...transfer, amount: held + 1n })
      await expect(tooMuch).rejects.toMatchObject(clearError)
      const { token } = scene()
      if (!token) return
      const more = (await token.balanceOf(transfer.address)) + 1n
      const moreThanHeld = transfers.simulateTransfer({
        ...transfer,
        amount: more,
        tokenAddress: token.address,
      })
      await expect(moreThanHeld).rejects.toMatchObject(clearError)
    })

    test('an unreachable chain throws and never reads as a successful transfer or an account with a key', async () => {
      const { transfers, transfer, caipNetwork } = await connected()
      const deaf = { ...caipNetwork, rpcUrls: { default: { http: ['http://127.0.0.1:9'] } } }
      const other = scene().createAdapter([deaf])
      const others = await other.transfers()
      if (transfers.isContract) {
        const request = others.isContract?.({ address: transfer.to, caipNetwork: deaf })
        await expect(request).rejects.toMatchObject(clearError)
      }
      if (transfers.simulateTransfer)
        await expect(others.simulateTransfer?.({ ...transfer, caipNetwork: deaf })).rejects.toMatchObject(clearError)
    })

    test('the described transfer pays the recipient the exact amount once, without a prompt', async () => {
      const { transfers, wallet, transfer, to, amount } = await connected()
      if (!transfers.describeTransfer) return
      const { prompts } = wallet
      const pays = (kind: string) => kind === 'nativeTransfer' || kind === 'output'
      const lines = await transfers.describeTransfer(transfer)
      expect(lines.filter(({ kind }) => pays(kind))).toMatchObject([{ to, amount }])
      const { token } = scene()
      if (token) {
        const { address: tokenAddress } = token
        const ofToken = await transfers.describeTransfer({ ...transfer, amount: 123n, tokenAddress })
        expect(ofToken.filter(({ kind }) => kind === 'tokenTransfer')).toMatchObject([
          { to, amount: 123n, tokenAddress },
        ])
        expect(ofToken.filter(({ kind }) => pays(kind))).toEqual([])
      }
      expect(wallet.prompts).toBe(prompts)
    })

    test('describing a transfer that can’t be sent throws', async () => {
      const { transfers, transfer } = await connected()
      if (!transfers.describeTransfer) return
      for (const change of [{ to: '' }, { amount: -1n }, ...scene().invalidAddresses.map(to => ({ to }))])
        await expect(
          transfers.describeTransfer({ ...transfer, ...change }),
          JSON.stringify(change.to),
        ).rejects.toMatchObject(clearError)
    })

    test('following a transfer ends when the chain confirms it', async () => {
      const { adapter, transfers, address, to, amount, caipNetwork } = await connected()
      if (!transfers.followTransaction || !adapter.capabilities.has('sendTransaction')) return
      const { hash } = await transfers.sendTransaction({ to, value: amount, caipNetwork })
      const { signal } = new AbortController()
      const following = transfers.followTransaction({ hash, address, caipNetwork, signal })
      await scene().settled(hash)
      expect(await following).toEqual({ status: 'confirmed' })
      // Follow the transaction with a new adapter, as after a reload.
      const again = scene().createAdapter(scene().networks)
      await again.prefetch()
      expect(await (await again.transfers()).followTransaction?.({ hash, address, caipNetwork, signal })).toEqual({
        status: 'confirmed',
      })
    })

    test('following a transfer ends with the abort reason', async () => {
      const { adapter, transfers, address, to, amount, caipNetwork } = await connected()
      if (!transfers.followTransaction || !adapter.capabilities.has('sendTransaction')) return
      const { hash } = await transfers.sendTransaction({ to, value: amount, caipNetwork })
      const reason = new Error('The caller stopped following.')
      const signal = AbortSignal.abort(reason)
      await expect(transfers.followTransaction({ hash, address, caipNetwork, signal })).rejects.toBe(reason)
      await scene().settled(hash)
    })

    test('an address link is a scheme followed by the unchanged address', async () => {
      const { transfers, address, to, caipNetwork } = await connected()
      if (!transfers.addressUri) return
      for (const one of [address, to]) {
        const uri = transfers.addressUri({ address: one, caipNetwork })
        expect(uri).toMatch(/^[a-z][a-z0-9+.-]*:\S+$/)
        expect(uri.slice(uri.indexOf(':') + 1).split('@')[0]).toBe(one)
      }
    })
  })
}
