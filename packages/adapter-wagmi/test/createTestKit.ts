import type { AppKitNetwork } from '@openappkit/appkit-core'
import { type AttachedAdapter, attachAdapter, type TestHost } from '@openappkit/appkit-core/testing'
import { createStorage, type Storage } from '@wagmi/core'
import { WagmiAdapter } from '../src/WagmiAdapter'
import type { WagmiConfigSettings } from '../src/WagmiAdapterOptions'

export type TestKit = AttachedAdapter<WagmiAdapter>

/** Attaches an adapter that stores nothing unless `settings` configure it. */
export function createTestKit(
  networks: readonly AppKitNetwork[],
  settings: Partial<WagmiConfigSettings> = {},
  host: TestHost = {},
): TestKit {
  return attachTestKit(new WagmiAdapter({ storage: memoryStorage(), ...settings, networks }), networks, host)
}

export function attachTestKit(adapter: WagmiAdapter, networks: readonly AppKitNetwork[], host: TestHost = {}): TestKit {
  return attachAdapter(adapter, networks, { network: undefined, ...host })
}

/** Creates wagmi storage in a map. Pass the same map to two kits to simulate a reload. */
export function memoryStorage(entries: Map<string, string> = new Map()): Storage {
  return createStorage({
    storage: {
      getItem: key => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: key => void entries.delete(key),
    },
  })
}
