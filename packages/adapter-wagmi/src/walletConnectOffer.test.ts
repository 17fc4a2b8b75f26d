import type { WalletConnectSource } from '@openappkit/appkit-core'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestKit, type TestKit } from '../test/createTestKit'
import { openPage } from '../test/TestPage'

/** Creates a kit with WalletConnect whose client fails to load, to count client requests. */
function offering(host: Parameters<typeof createTestKit>[2] = {}): { kit: TestKit; load: ReturnType<typeof vi.fn> } {
  const load = vi.fn(() => Promise.reject(new Error('No relay')))
  const walletConnect: WalletConnectSource = { load }
  return { kit: createTestKit([mainnet], {}, { walletConnect, ...host }), load }
}

const ids = ({ adapter }: TestKit) => adapter.wagmiConfig.connectors.map(({ id }) => id)
/** Waits in real time until wagmi has the connector. `vi.waitUntil` would advance the fake clock. */
async function listed(kit: TestKit): Promise<void> {
  while (!ids(kit).includes('walletConnect')) await new Promise(resolve => setImmediate(resolve))
}
const rows = ({ state }: TestKit) => state.connectors.map(({ id }) => id)

beforeEach(() => {
  openPage()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("lists the row immediately, and wagmi's connector two seconds later without a client", async () => {
  const { kit, load } = offering()
  await kit.adapter.prefetch()
  expect(rows(kit)).toContain('walletConnect')
  await vi.advanceTimersByTimeAsync(1_999)
  expect(ids(kit)).not.toContain('walletConnect')
  await vi.advanceTimersByTimeAsync(1)
  await listed(kit)
  expect(rows(kit).filter(id => id === 'walletConnect')).toHaveLength(1)
  expect(load).not.toHaveBeenCalled()
})

test('connects without waiting for that delay', async () => {
  const { kit, load } = offering()
  await kit.adapter.prefetch()
  await expect(kit.adapter.connect({ connectorId: 'walletConnect' })).rejects.toThrow()
  expect(load).toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('reconnects a session without waiting for that delay', async () => {
  const { kit } = offering({
    storedConnectorIds: ['walletConnect'],
    address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  })
  const reconnecting = kit.adapter.reconnect().catch(() => {})
  await listed(kit)
  expect(vi.getTimerCount()).toBe(0)
  kit.detach()
  await reconnecting
})

test('cancels the delayed load when the kit detaches first', async () => {
  const { kit } = offering()
  await kit.adapter.prefetch()
  kit.detach()
  expect(vi.getTimerCount()).toBe(0)
})
