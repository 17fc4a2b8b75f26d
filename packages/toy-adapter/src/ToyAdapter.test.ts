import { attachAdapter } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import { ToyChain, toyFee } from './chain/ToyChain'
import { ToyPage } from './chain/ToyPage'
import { ToyWallet } from './chain/ToyWallet'
import { ToyAdapter } from './ToyAdapter'

function createToys() {
  const chain = new ToyChain('marble', 'Marbles')
  const page = new ToyPage()
  const keys = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)] as const
  const wallet = new ToyWallet({ name: 'Toy', keys, chains: [chain] })
  const adapter = new ToyAdapter({ page, chains: [chain] })
  return { adapter, chain, page, wallet, connectorId: wallet.connectorId }
}

test('disconnects a wallet that leaves the page, and reconnects it on return', async () => {
  const { adapter, chain, page, wallet, connectorId } = createToys()
  wallet.install(page)
  const attached = attachAdapter(adapter, [chain.network])
  await adapter.connect({ connectorId })
  wallet.uninstall()
  expect(attached.state).toMatchObject({ status: 'disconnected', connectors: [], connections: [] })
  wallet.install(page)
  await expect.poll(() => attached.state).toMatchObject({ status: 'connected', activeConnectorId: connectorId })
  expect(wallet.prompts).toBe(1)
})

test('reconnects a wallet of the last visit that arrives late, without a prompt', async () => {
  const { adapter, chain, page, wallet, connectorId } = createToys()
  await wallet.connect()
  const { prompts, addresses } = wallet
  const attached = attachAdapter(adapter, [chain.network], { storedConnectorIds: [connectorId], address: addresses[1] })
  const reconnecting = adapter.reconnect()
  await adapter.prefetch()
  wallet.install(page)
  await reconnecting
  expect(attached.state).toMatchObject({ status: 'connected', address: addresses[1] })
  expect(wallet.prompts).toBe(prompts)
})

test('pays from the named account or not at all', async () => {
  const { adapter, chain, page, wallet, connectorId } = createToys()
  const [first, second] = wallet.addresses
  wallet.install(page)
  chain.fund(second, 100n + toyFee)
  const [caipNetwork] = attachAdapter(adapter, [chain.network]).adapter.networks
  await adapter.connect({ connectorId })
  const transfers = await adapter.transfers()
  if (!caipNetwork) throw new Error('The adapter has no network.')
  await transfers.sendTransaction({ address: second, to: first, value: 100n, caipNetwork })
  expect([chain.balanceOf(first), chain.balanceOf(second)]).toEqual([100n, 0n])
  const foreign = transfers.sendTransaction({ address: 'toy1', to: first, value: 1n, caipNetwork })
  await expect(foreign).rejects.toMatchObject({ code: 'wallet/account-not-shared' })
  expect(wallet.prompts).toBe(2)
})

test('rejects references, because toy chains have none', async () => {
  const { adapter, chain, page, wallet, connectorId } = createToys()
  wallet.install(page)
  const [caipNetwork] = attachAdapter(adapter, [chain.network]).adapter.networks
  await adapter.connect({ connectorId })
  const [transfers, { prompts, addresses }] = [await adapter.transfers(), wallet]
  if (!caipNetwork) throw new Error('The adapter has no network.')
  const query = { address: addresses[0], to: addresses[1], value: 0n, caipNetwork, references: [addresses[1]] }
  for (const attempt of [() => transfers.sendTransaction(query), () => transfers.estimateFee(query)])
    await expect(attempt()).rejects.toMatchObject({ code: 'adapter/unsupported' })
  expect(wallet.prompts).toBe(prompts)
})
