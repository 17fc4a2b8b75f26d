import { describe, expect, test } from 'vitest'
import { connectedAdapter } from './attachAdapter'
import type { ContractScene } from './ContractScene'
import { clearError } from './refusals'

/** Describes how an adapter decodes a chain-specific request before sending it to the wallet, if it supports this. */
export function describeRequests(scene: () => ContractScene): void {
  const connected = async () => {
    const { adapter, wallet } = await connectedAdapter(scene())
    const transfers = await adapter.transfers()
    const [caipNetwork] = scene().networks
    const [address] = wallet.addresses
    const { recipient: to, amount } = scene()
    const payment = await scene().paymentRequest?.({ address, to, amount, caipNetwork })
    const balances = () => Promise.all([address, to].map(one => scene().balanceOf(one, caipNetwork)))
    return { transfers, wallet, caipNetwork, to, amount, payment, balances }
  }

  describe('checking requests', () => {
    test('describing a request returns what it pays, without a prompt', async () => {
      const { transfers, wallet, payment, to, amount } = await connected()
      if (!payment || !transfers.describeRequest) return
      const { prompts } = wallet
      const lines = await transfers.describeRequest(payment)
      const kind = expect.stringMatching(/^(nativeTransfer|output)$/)
      expect(lines.filter(line => line.kind !== 'change')).toMatchObject([{ kind, to, amount }])
      expect(wallet.prompts).toBe(prompts)
    })

    test('simulating a request returns its cost, moves nothing and shows no prompt', async () => {
      const { transfers, wallet, payment, amount, balances } = await connected()
      if (!payment || !transfers.simulateRequest) return
      const { prompts } = wallet
      const before = await balances()
      expect(await transfers.simulateRequest(payment)).toMatchObject({ changes: [{ amount: -amount }] })
      expect(await balances()).toEqual(before)
      expect(wallet.prompts).toBe(prompts)
    })

    test('an unsupported kind of request throws', async () => {
      const { transfers, payment } = await connected()
      if (!payment) return
      const foreign = { ...payment, kind: 'unheard-of' }
      if (transfers.describeRequest) await expect(transfers.describeRequest(foreign)).rejects.toMatchObject(clearError)
      if (transfers.simulateRequest) await expect(transfers.simulateRequest(foreign)).rejects.toMatchObject(clearError)
    })

    test('an unreachable chain throws and never reads as a request that succeeds', async () => {
      const { transfers, payment, amount, caipNetwork } = await connected()
      if (!payment || !transfers.simulateRequest) return
      const deaf = { ...caipNetwork, rpcUrls: { default: { http: ['http://127.0.0.1:9'] } } }
      const others = await scene().createAdapter([deaf]).transfers()
      const simulating = others.simulateRequest?.({ ...payment, caipNetwork: deaf })
      if (scene().requestsStandAlone)
        await expect(simulating).resolves.toMatchObject({ changes: [{ amount: -amount }] })
      else await expect(simulating).rejects.toMatchObject(clearError)
    })
  })
}
