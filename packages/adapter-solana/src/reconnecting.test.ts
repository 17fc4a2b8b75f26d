import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestKit } from '../test/createTestKit'
import { networkOf } from '../test/networkOf'
import { walletOn } from '../test/scene'
import { openPage } from '../test/TestPage'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
}, 20_000)
afterAll(() => chain.stop())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const connectorId = 'Test Wallet'
const stored = { storedConnectorIds: [connectorId] }

test('reconnects on reload without a prompt, with the account and network of the last visit', async () => {
  const page = openPage()
  const wallet = walletOn(chain, { authorized: true })
  wallet.install(page as never)
  const [, address] = wallet.accounts
  const kit = createTestKit([networkOf(chain)], { ...stored, address })
  expect(kit.state).toMatchObject({ status: 'reconnecting', address, activeConnectorId: connectorId })
  await kit.adapter.reconnect()
  expect(kit.state).toMatchObject({ status: 'connected', address, chainId: networkOf(chain).id })
  expect(wallet.requests.map(({ params }) => params)).toEqual([[{ silent: true }]])
  expect(kit.states.map(({ status }) => status)).not.toContain('disconnected')
})

test('reconnects a wallet that registers late, during and after the reconnect', async () => {
  for (const wait of [300, 1_500]) {
    const page = openPage()
    const wallet = walletOn(chain, { authorized: true, announceAfter: 'manual' })
    wallet.install(page as never)
    const kit = createTestKit([networkOf(chain)], stored)
    const reconnecting = kit.adapter.reconnect()
    setTimeout(() => wallet.announce(), wait)
    await reconnecting
    await expect.poll(() => kit.state).toMatchObject({ status: 'connected' })
    kit.detach()
  }
})

test('reconnects a locked wallet as soon as it is unlocked, without a prompt', async () => {
  const page = openPage()
  const wallet = walletOn(chain, { authorized: true, locked: true })
  wallet.install(page as never)
  const kit = createTestKit([networkOf(chain)], stored)
  await kit.adapter.reconnect()
  expect(kit.state.status).toBe('disconnected')
  wallet.unlock()
  await expect.poll(() => kit.state.status).toBe('connected')
  expect(wallet.requests.every(({ params }) => JSON.stringify(params) === '[{"silent":true}]')).toBe(true)
})

test('rejects when a silent wallet times out, and connects it if it answers later', async () => {
  const page = openPage()
  const wallet = walletOn(chain, { authorized: true })
  wallet.install(page as never)
  wallet.hang('standard:connect')
  const kit = createTestKit([networkOf(chain)], stored)
  await kit.adapter.prefetch()
  vi.useFakeTimers()
  const reconnecting = expect(kit.adapter.reconnect()).rejects.toMatchObject({ code: 'wallet/timeout' })
  await vi.advanceTimersByTimeAsync(5_000)
  await reconnecting
  expect(kit.state.status).toBe('disconnected')
  vi.useRealTimers()
  wallet.release()
  await expect.poll(() => kit.state.status).toBe('connected')
})

test('stays disconnected if the stored wallet is no longer installed', async () => {
  openPage()
  const kit = createTestKit([networkOf(chain)], stored)
  await kit.adapter.reconnect()
  expect(kit.state).toMatchObject({ status: 'disconnected', connections: [] })
})

test('sends no request if reconnecting is disabled', async () => {
  const page = openPage()
  const wallet = walletOn(chain, { authorized: true })
  wallet.install(page as never)
  const kit = createTestKit([networkOf(chain)], { ...stored, reconnect: false })
  expect(kit.state.status).toBe('disconnected')
  await kit.adapter.prefetch()
  expect(wallet.requests).toEqual([])
})

test('reconnects without the chain’s RPC', async () => {
  const page = openPage()
  const wallet = walletOn(chain, { authorized: true })
  wallet.install(page as never)
  const down = { ...networkOf(chain), rpcUrls: { default: { http: ['http://127.0.0.1:9'] } } }
  const kit = createTestKit([down], stored)
  await kit.adapter.reconnect()
  expect(kit.state.status).toBe('connected')
})

test('does nothing on a server', async () => {
  const kit = createTestKit([networkOf(chain)], stored)
  expect(kit.state.status).toBe('reconnecting')
  await kit.adapter.prefetch()
  expect(kit.state.connectors).toEqual([])
})
