import { describe, expect, test } from 'vitest'
import { attachAdapter } from './attachAdapter'
import type { ContractScene } from './ContractScene'
import { requestPending, userRejected, walletNotFound } from './refusals'

/** Describes how a connection request succeeds or fails. */
export function describeConnecting(scene: () => ContractScene): void {
  const ready = async () => {
    const wallet = await scene().installWallet()
    const attached = attachAdapter(scene())
    await attached.adapter.prefetch()
    return Object.assign(attached, { wallet, connectorId: wallet.connectorId })
  }
  const disconnected = { status: 'disconnected', connections: [], activeConnectorId: undefined, address: undefined }

  describe('connecting', () => {
    test('an approved connect resolves with the reported state', async () => {
      const { adapter, wallet, connectorId, states } = await ready()
      const result = await adapter.connect({ connectorId })
      const [network] = scene().networks
      const { namespace } = adapter
      expect(result.address).toBe(wallet.addresses[0])
      expect(`${namespace}:${result.chainId}`).toBe(network.caipNetworkId)
      expect(result.accounts).toContainEqual(expect.objectContaining({ namespace, address: wallet.addresses[0] }))
      expect(states.at(-1)).toMatchObject({
        status: 'connected',
        activeConnectorId: connectorId,
        address: result.address,
        chainId: result.chainId,
        connections: [{ connectorId, accounts: result.accounts, caipNetworkId: network.caipNetworkId }],
      })
    })

    test('the status goes from disconnected to connecting to connected', async () => {
      const { adapter, connectorId, states } = await ready()
      await adapter.connect({ connectorId })
      const statuses = states.map(({ status }) => status).filter((status, index, all) => status !== all[index - 1])
      expect(statuses).toEqual(['disconnected', 'connecting', 'connected'])
    })

    test('a rejected connect throws UserRejectedError, connects nothing, and can be retried', async () => {
      const { adapter, wallet, connectorId, states } = await ready()
      wallet.reject('connect')
      await expect(adapter.connect({ connectorId })).rejects.toMatchObject(userRejected)
      expect(states.at(-1)).toMatchObject(disconnected)
      await adapter.connect({ connectorId })
      expect(states.at(-1)?.status).toBe('connected')
    })

    test('a request that is already pending in the wallet throws RequestPendingError', async () => {
      const { adapter, wallet, connectorId, states } = await ready()
      wallet.pending('connect')
      await expect(adapter.connect({ connectorId })).rejects.toMatchObject(requestPending)
      expect(states.at(-1)).toMatchObject(disconnected)
    })

    test('a wallet that shares no account throws `wallet/no-accounts`, stays disconnected, and can be retried', async () => {
      const { adapter, wallet, connectorId, states } = await ready()
      wallet.grantNoAccounts()
      await expect(adapter.connect({ connectorId })).rejects.toMatchObject({ code: 'wallet/no-accounts' })
      expect(states.at(-1)).toMatchObject(disconnected)
      expect(states.map(({ status }) => status)).not.toContain('connected')
      wallet.grantNoAccounts(false)
      await adapter.connect({ connectorId })
      expect(states.at(-1)).toMatchObject({ status: 'connected', address: wallet.addresses[0] })
    })

    test('an unknown wallet throws WalletNotFoundError', async () => {
      const { adapter, states } = await ready()
      await expect(adapter.connect({ connectorId: 'org.example.nobody' })).rejects.toMatchObject(walletNotFound)
      expect(states.at(-1)).toMatchObject(disconnected)
    })

    test('canceling ends `connecting`, and a later approval still connects', async () => {
      const { adapter, wallet, connectorId, states } = await ready()
      const controller = new AbortController()
      wallet.hang('connect')
      const connecting = adapter.connect({ connectorId, signal: controller.signal })
      await expect.poll(() => wallet.prompts, { timeout: 15_000 }).toBe(1)
      expect(states.at(-1)?.status).toBe('connecting')
      controller.abort()
      expect(states.at(-1)).toMatchObject(disconnected)
      wallet.release()
      await connecting
      expect(states.at(-1)).toMatchObject({ status: 'connected', activeConnectorId: connectorId })
    })

    test('a late rejection of a canceled connect does not end the next connect', async () => {
      const { adapter, wallet, connectorId, states } = await ready()
      const controller = new AbortController()
      wallet.hang('connect')
      const abandoned = adapter.connect({ connectorId, signal: controller.signal })
      await expect.poll(() => wallet.prompts, { timeout: 15_000 }).toBe(1)
      controller.abort()
      await adapter.connect({ connectorId })
      wallet.release('reject')
      await expect(abandoned).rejects.toMatchObject(userRejected)
      expect(states.at(-1)).toMatchObject({ status: 'connected', activeConnectorId: connectorId })
    })

    test('connecting a connected wallet again shows no prompt', async () => {
      const { adapter, wallet, connectorId } = await ready()
      const first = await adapter.connect({ connectorId })
      const { prompts } = wallet
      expect(await adapter.connect({ connectorId })).toMatchObject({ address: first.address })
      expect(wallet.prompts).toBe(prompts)
    })

    test('getProvider returns the provider of a live connection and throws for any other id', async () => {
      const { adapter, connectorId } = await ready()
      await adapter.connect({ connectorId })
      expect(await adapter.getProvider(connectorId)).toBeTruthy()
      await expect(adapter.getProvider('org.example.nobody')).rejects.toMatchObject({ code: 'wallet/not-connected' })
    })
  })
}
