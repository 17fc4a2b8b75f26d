import { AppKitError, type ChainNamespace } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { createLoadedKit, createTestKit, settled, type TestKitSettings } from '../../test/createTestKit'
import { base, mainnet, solana } from '../../test/networks'
import { memoryStorage } from '../storage/memoryStorage'
import { ScriptedAdapter } from '../testing/ScriptedAdapter'
import { ScriptedLink } from '../testing/ScriptedLink'
import type { FallbackModule } from './KitAdapters'

/** Loads fallback adapters and records the namespaces that request one. */
function fallbacks(
  answer: () => Promise<void> = async () => {},
  status: 'disconnected' | 'reconnecting' = 'disconnected',
) {
  const made: ScriptedAdapter[] = []
  let loads = 0
  const createAdapter = (namespace: ChainNamespace) => {
    const adapter = new ScriptedAdapter({ namespace, connectors: [{ id: 'walletConnect' }] })
    // Reports the wallet of the last visit as reconnecting, like real adapters.
    adapter.emit({ status })
    made.push(adapter)
    return adapter
  }
  const loadFallback = async (): Promise<FallbackModule> => {
    loads += 1
    await answer()
    return { createAdapter }
  }
  return { loadFallback, made, loads: () => loads }
}

const bothChains = { networks: [mainnet, base, solana], cloud: 'https://wallets.invalid' } satisfies TestKitSettings

test('loads fallback adapters on intent, only for namespaces without an adapter', async () => {
  const { loadFallback, made, loads } = fallbacks()
  const { kit, adapter } = createTestKit({ ...bothChains, loadFallback })
  await settled()
  expect(loads()).toBe(0)
  await kit.open()
  expect(made.map(({ namespace }) => namespace)).toEqual(['solana'])
  expect([kit.adapter('eip155'), kit.adapter('solana')]).toEqual([adapter, made[0]])
  expect(made[0]?.prefetches).toBe(1)
})

test('loads no fallback when every namespace has an adapter', async () => {
  const { loadFallback, loads } = fallbacks()
  await createLoadedKit({ cloud: 'https://wallets.invalid', loadFallback })
  expect(loads()).toBe(0)
})

test.each([
  ['WalletConnect', { loadFallback: fallbacks().loadFallback }],
  ['a loader', { cloud: 'https://wallets.invalid' }],
])('adds no fallback adapter without %s', async (_, settings) => {
  const { kit } = await createLoadedKit({ networks: [mainnet, solana], ...settings })
  expect(() => kit.adapter('solana')).toThrow(expect.objectContaining({ code: 'adapter/not-found' }))
})

test('keeps the rest working when a fallback fails to load, and retries on the next intent', async () => {
  let isOnline = false
  const { loadFallback, made } = fallbacks(async () => {
    if (!isOnline) throw new Error('offline')
  })
  const { kit } = await createLoadedKit({ ...bothChains, loadFallback })
  expect(kit.getState().open).toBe(false)
  expect(made).toEqual([])
  isOnline = true
  await kit.adapters.prefetch()
  expect(made).toHaveLength(1)
})

test('loads the fallback of a stored connection at start, and sets reconnectError until a retry if it fails', async () => {
  const storage = memoryStorage()
  const first = fallbacks()
  const { kit: earlier } = await createLoadedKit({ ...bothChains, loadFallback: first.loadFallback, storage })
  first.made[0]?.emitConnected()
  earlier.destroy()
  let isOnline = false
  const { loadFallback, made } = fallbacks(async () => {
    if (!isOnline) throw new Error('offline')
  }, 'reconnecting')
  const { kit } = createTestKit({ ...bothChains, loadFallback, storage })
  await settled()
  expect(kit.chains.get('solana')).toMatchObject({
    status: 'disconnected',
    reconnectError: { code: 'reconnect/failed' },
  })
  expect(kit.chains.get('solana')?.reconnectError).toBeInstanceOf(AppKitError)
  isOnline = true
  await kit.adapters.retryReconnect('solana')
  expect(made[0]?.requests).toEqual(['reconnect'])
  expect(kit.getAccount('solana').isConnected).toBe(true)
})

test('a fallback that loads after the WalletConnect client follows it', async () => {
  const link = new ScriptedLink()
  const followed: unknown[] = []
  const { kit } = createTestKit({
    ...bothChains,
    adapters: [createAdapter()],
    loadFallback: async () => ({
      createAdapter: namespace =>
        Object.assign(new ScriptedAdapter({ namespace }), {
          followWalletConnect: (one: unknown) => followed.push(one),
        }),
    }),
  })
  kit.adapters.follow(Promise.resolve(link))
  await kit.adapters.prefetch()
  expect(followed).toEqual([link])
})
