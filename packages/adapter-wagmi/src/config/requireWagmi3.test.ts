import { createConfig, createStorage, http } from '@wagmi/core'
import { mainnet } from '@wagmi/core/chains'
import { expect, test } from 'vitest'
import { createConfig as createOldConfig, createStorage as createOldStorage, http as oldHttp } from 'wagmi-core-2'
import { WagmiAdapter } from '../WagmiAdapter'
import type { WagmiExistingConfig } from '../WagmiAdapterOptions'

const memory = { getItem: () => null, setItem() {}, removeItem() {} }

test('refuses a config of wagmi 2', () => {
  const config = createOldConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: oldHttp() },
    storage: createOldStorage({ storage: memory }),
  })
  expect(() => new WagmiAdapter({ config: config as unknown as WagmiExistingConfig['config'] })).toThrow(
    expect.objectContaining({
      code: 'adapter/unsupported-version',
      message: 'WagmiAdapter needs wagmi 3, not 2. Run: npm install wagmi@3 @wagmi/core@3',
    }),
  )
})

test.each([null, createStorage({ storage: memory })])('accepts a config of wagmi 3 with the storage %j', storage => {
  const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http() }, storage })
  expect(new WagmiAdapter({ config }).wagmiConfig).toBe(config)
})
