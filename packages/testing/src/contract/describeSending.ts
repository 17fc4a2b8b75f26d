import { describe, expect, test } from 'vitest'
import { connectedAdapter } from './attachAdapter'
import type { ContractScene } from './ContractScene'
import { clearError, userRejected } from './refusals'

/** Describes transfers. The tests read the results from the chain. */
export function describeSending(scene: () => ContractScene): void {
  const connected = async () => {
    const attached = await connectedAdapter(scene())
    const [caipNetwork] = scene().networks
    const { recipient, amount } = scene()
    const received = () => scene().balanceOf(recipient, caipNetwork)
    return Object.assign(attached, { caipNetwork, to: recipient, value: amount, received })
  }

  describe('sending', () => {
    test('a transfer moves the exact amount, to the base unit', async () => {
      const { adapter, wallet, caipNetwork, to, value, received } = await connected()
      const [before, had] = [await received(), await scene().balanceOf(wallet.addresses[0], caipNetwork)]
      const sending = (await adapter.transfers()).sendTransaction({ to, value, caipNetwork })
      if (!adapter.capabilities.has('sendTransaction')) return expect(sending).rejects.toMatchObject(clearError)
      const { hash } = await sending
      await scene().settled(hash)
      expect(await received()).toBe(before + value)
      expect(await scene().balanceOf(wallet.addresses[0], caipNetwork)).toBeLessThanOrEqual(had - value)
    })

    test('a rejected transfer throws UserRejectedError and moves nothing', async () => {
      const { adapter, wallet, caipNetwork, to, value, received } = await connected()
      if (!adapter.capabilities.has('sendTransaction')) return
      const before = await received()
      wallet.reject('send')
      await expect((await adapter.transfers()).sendTransaction({ to, value, caipNetwork })).rejects.toMatchObject(
        userRejected,
      )
      expect(await received()).toBe(before)
    })

    test('an amount above the balance throws and moves nothing', async () => {
      const { adapter, wallet, caipNetwork, to, received } = await connected()
      if (!adapter.capabilities.has('sendTransaction')) return
      const before = await received()
      const value = (await scene().balanceOf(wallet.addresses[0], caipNetwork)) + 1n
      await expect((await adapter.transfers()).sendTransaction({ to, value, caipNetwork })).rejects.toMatchObject(
        clearError,
      )
      expect(await received()).toBe(before)
    })

    test('an invalid amount throws before the wallet prompt', async () => {
      const { adapter, wallet, caipNetwork, to } = await connected()
      const { prompts } = wallet
      for (const value of [-1n, ...scene().invalidAmounts]) {
        const sending = (await adapter.transfers()).sendTransaction({ to, value, caipNetwork })
        await expect(sending, `${value}`).rejects.toMatchObject(clearError)
      }
      expect(wallet.prompts).toBe(prompts)
    })

    test('an invalid address throws before the wallet prompt', async () => {
      const { adapter, wallet, caipNetwork, value } = await connected()
      const { prompts } = wallet
      for (const to of ['', ...scene().invalidAddresses]) {
        const sending = (await adapter.transfers()).sendTransaction({ to, value, caipNetwork })
        await expect(sending, to).rejects.toMatchObject(clearError)
      }
      expect(wallet.prompts).toBe(prompts)
    })

    test('a reference that the transfer can’t list throws before the wallet prompt', async () => {
      const { adapter, wallet, caipNetwork, to, value, received } = await connected()
      const [before, prompts] = [await received(), wallet.prompts]
      const transfers = await adapter.transfers()
      const [address] = wallet.addresses
      const transfer = { address, to, caipNetwork, references: ['not a reference'] }
      const tokenAddress = scene().token?.address ?? to
      const attempts = await Promise.allSettled([
        transfers.sendTransaction({ ...transfer, value }),
        transfers.sendToken({ ...transfer, amount: 123n, tokenAddress }),
        transfers.estimateFee({ ...transfer, value }),
        ...(transfers.describeTransfer ? [transfers.describeTransfer({ ...transfer, amount: value })] : []),
        ...(transfers.simulateTransfer ? [transfers.simulateTransfer({ ...transfer, amount: value })] : []),
      ])
      for (const attempt of attempts) expect(attempt).toMatchObject({ status: 'rejected', reason: clearError })
      expect(wallet.prompts).toBe(prompts)
      expect(await received()).toBe(before)
    })

    test('a fee estimate is in base units and shows no prompt', async () => {
      const { adapter, wallet, caipNetwork, to, value } = await connected()
      const { prompts } = wallet
      const estimating = (await adapter.transfers()).estimateFee({
        address: wallet.addresses[0],
        to,
        value,
        caipNetwork,
      })
      if (!adapter.capabilities.has('estimateFee')) return expect(estimating).rejects.toMatchObject(clearError)
      expect(await estimating).toBeGreaterThan(0n)
      expect(wallet.prompts).toBe(prompts)
    })

    test('a fee above the agreed maximum throws before the wallet prompt', async () => {
      const { adapter, wallet, caipNetwork, to, value, received } = await connected()
      const { token } = scene()
      if (!['sendTransaction', 'estimateFee'].every(one => adapter.capabilities.has(one))) return
      const [before, prompts] = [await received(), wallet.prompts]
      const refused = { code: 'transaction/fee-changed', details: expect.stringMatching(/^[1-9]\d*$/) }
      await expect(
        (await adapter.transfers()).sendTransaction({ to, value, caipNetwork, maxFee: 1n }),
      ).rejects.toMatchObject(refused)
      if (token) {
        const sending = (await adapter.transfers()).sendToken({
          tokenAddress: token.address,
          to,
          amount: 123n,
          caipNetwork,
          maxFee: 1n,
        })
        await expect(sending).rejects.toMatchObject(refused)
      }
      expect(wallet.prompts).toBe(prompts)
      expect(await received()).toBe(before)
    })

    test('the fee paid stays within the agreed maximum and equals the fee that the adapter reads', async () => {
      const { adapter, wallet, caipNetwork, to, value } = await connected()
      const { token } = scene()
      if (!['sendTransaction', 'estimateFee'].every(one => adapter.capabilities.has(one))) return
      const [address] = wallet.addresses
      const held = () => scene().balanceOf(address, caipNetwork)
      const paid = async (moved: bigint, tokenAddress: string | undefined) => {
        const had = await held()
        const amount = tokenAddress === undefined ? value : 123n
        const maxFee =
          ((await (await adapter.transfers()).estimateFee({ address, to, value: amount, caipNetwork, tokenAddress })) *
            5n) /
          4n
        const { hash } = await (tokenAddress === undefined
          ? (await adapter.transfers()).sendTransaction({ to, value, caipNetwork, maxFee })
          : (await adapter.transfers()).sendToken({ tokenAddress, to, amount, caipNetwork, maxFee }))
        expect(await (await adapter.transfers()).paidFee?.({ hash, caipNetwork })).toSatisfy(
          fee => fee === undefined || fee <= maxFee,
        )
        await scene().settled(hash)
        const cost = had - (await held()) - moved
        expect(cost).toBeGreaterThan(0n)
        expect(cost).toBeLessThanOrEqual(maxFee)
        const read = await (await adapter.transfers()).paidFee?.({ hash, caipNetwork })
        if (tokenAddress === undefined && (await adapter.transfers()).paidFee) expect(read).toBe(cost)
      }
      await paid(value, undefined)
      if (token) await paid(0n, token.address)
    })

    test('a token transfer moves the exact amount if the chain has tokens', async () => {
      const { adapter, wallet, caipNetwork, to } = await connected()
      const { token } = scene()
      const [address] = wallet.addresses
      const amount = 123n
      const sending = (await adapter.transfers()).sendToken({
        tokenAddress: token?.address ?? to,
        to,
        amount,
        caipNetwork,
      })
      if (!adapter.capabilities.has('sendToken')) return expect(sending).rejects.toMatchObject(clearError)
      if (!token) throw new Error('The adapter sends tokens, but the scene has none. Pass a `token`.')
      const [before, had] = [await token.balanceOf(to), await token.balanceOf(address)]
      const { hash } = await sending
      await scene().settled(hash)
      expect([await token.balanceOf(to), await token.balanceOf(address)]).toEqual([before + amount, had - amount])
      const read = await (await adapter.transfers()).getBalance({ address, caipNetwork, tokenAddress: token.address })
      expect(read).toMatchObject({ value: had - amount, decimals: token.decimals })
      await expect(
        (await adapter.transfers()).sendToken({ tokenAddress: token.address, to, amount: -1n, caipNetwork }),
      ).rejects.toMatchObject(clearError)
    })
  })
}
