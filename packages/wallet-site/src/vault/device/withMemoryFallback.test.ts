import { expect, test } from 'vitest'
import { FakeWalletServer } from '../../../test/vault/FakeWalletServer'
import { createDevice, logIn, openVault } from '../../../test/vault/openVault'
import type { DeviceStore } from './DeviceStore'
import { withMemoryFallback } from './withMemoryFallback'

const denied = async (): Promise<never> => {
  throw new DOMException('denied', 'SecurityError')
}
const deniedStore: DeviceStore = {
  get: denied,
  set: denied,
  setIfAbsent: denied,
  delete: denied,
  isPersistent: () => true,
}

test('logs in and signs with keys in memory where the browser denies storage', async () => {
  const server = new FakeWalletServer()
  const vault = openVault(server, { store: withMemoryFallback(deniedStore) })
  const { account, isMemoryOnly, status } = await logIn(server, vault)
  expect({ isMemoryOnly, status }).toEqual({ isMemoryOnly: true, status: 'ready' })
  const request = { kind: 'message', chainId: 'eip155:1', message: new Uint8Array(1) } as const
  expect(await vault.sign({ ...request, account: account?.addresses[0]?.address ?? '' })).toHaveLength(1)
})

test("doesn't store a session whose keys are only in memory, but remembers the wallet", async () => {
  const server = new FakeWalletServer()
  const device = createDevice()
  const refusesKeys: DeviceStore = {
    ...device,
    setIfAbsent: async () => {
      throw new DOMException('#<CryptoKey> could not be cloned.', 'DataCloneError')
    },
  }
  const vault = openVault(server, { store: withMemoryFallback(refusesKeys) })
  expect(await logIn(server, vault)).toMatchObject({ status: 'ready', isMemoryOnly: true })
  expect(await device.get('session')).toBeUndefined()
  expect(await device.get('pins')).toHaveLength(1)
})

test('falls back when the storage never answers', async () => {
  const silent = { ...deniedStore, get: () => new Promise<never>(() => undefined) }
  const store = withMemoryFallback(silent, 20)
  expect(await store.get('keys')).toBeUndefined()
  await store.set('keys', 1)
  expect(await store.get('keys')).toBe(1)
  expect(store.isPersistent('keys')).toBe(false)
})
