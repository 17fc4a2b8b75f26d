import { test as base, type TestAPI } from 'vitest'
import type { EvmChain } from '../src/chain/EvmChain'
import { startEvmChain } from '../src/chain/startEvmChain'
import { createInjectedWallet } from '../src/wallet/createInjectedWallet'
import type { InjectedWallet } from '../src/wallet/InjectedWallet'
import type { InjectedWalletOptions } from '../src/wallet/InjectedWalletOptions'

interface WalletTestFixtures {
  /** Creates a wallet with the chain's first three accounts. */
  createWallet: (options?: Partial<InjectedWalletOptions>) => InjectedWallet
}

/** Extends `test` with a real chain per file and wallets on it. */
export const test: TestAPI<WalletTestFixtures & { chain: EvmChain }> = base.extend<{
  $file: { chain: EvmChain }
  $test: WalletTestFixtures
}>({
  chain: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      await using chain = await startEvmChain()
      await use(chain)
    },
    { scope: 'file' },
  ],
  createWallet: async ({ chain }, use) => {
    const [first, ...others] = chain.accounts
    await use((options = {}) =>
      createInjectedWallet({
        accounts: [first.privateKey, ...others.slice(0, 2)],
        chains: { [chain.chainId]: { rpcUrl: chain.url } },
        ...options,
      }),
    )
  },
})

/** Creates an in-memory storage that survives simulated reloads. */
export function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    getItem: key => values.get(key) ?? null,
    key: index => [...values.keys()][index] ?? null,
    removeItem: key => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  }
}

/** Collects the events of a provider, as `[event, value]`. */
export function recordEvents({ provider }: InjectedWallet): [string, unknown][] {
  const events: [string, unknown][] = []
  for (const name of ['connect', 'disconnect', 'accountsChanged', 'chainChanged'] as const) {
    provider.on(name, value => events.push([name, value]))
  }
  return events
}
