import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import {
  createWalletConnectWallet,
  type WalletConnectWallet,
  type WalletConnectWalletOptions,
} from '@openappkit/testing/walletconnect'
import { test as base, type TestAPI } from 'vitest'
import type { Cloud } from '../src/Cloud'
import { startCloud } from '../src/startCloud'
import { type Dapp, propose, type Session, startDapp } from './dapp'

interface WorkerFixtures {
  chain: EvmChain
  secondChain: EvmChain
  cloud: Cloud
}

interface TestFixtures {
  /** Creates a wallet that supports both chains and uses the first chain's first three accounts. */
  createWallet: (options?: Partial<WalletConnectWalletOptions>) => Promise<WalletConnectWallet>
  createDapp: () => Promise<Dapp>
  /** Creates a wallet and a dapp with a session on the first chain. */
  connected: (options?: Partial<WalletConnectWalletOptions>) => Promise<Connected>
}

/** Both ends of a session. */
export interface Connected {
  readonly wallet: WalletConnectWallet
  readonly dapp: Dapp
  readonly session: Session
  /** Events that the dapp has received since it connected, as `[event, value]`. */
  readonly received: [string, unknown][]
  /** Sends a request to the wallet on the first chain. */
  ask<result>(method: string, ...params: unknown[]): Promise<result>
}

/**
 * Extends `test` with two chains and a backend, and with wallets and dapps that use them. All files of a worker share the
 * chains and the backend, which take seconds to start.
 */
export const test: TestAPI<TestFixtures & WorkerFixtures> = base.extend<{
  $worker: WorkerFixtures
  $test: TestFixtures
}>({
  chain: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      await using chain = await startEvmChain()
      await use(chain)
    },
    { scope: 'worker' },
  ],
  secondChain: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      await using chain = await startEvmChain({ chainId: 31338 })
      await use(chain)
    },
    { scope: 'worker' },
  ],
  cloud: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      await using cloud = await startCloud()
      await use(cloud)
    },
    { scope: 'worker' },
  ],
  createWallet: async ({ cloud, chain, secondChain }, use) => {
    await using made = new AsyncDisposableStack()
    const [first, ...others] = chain.accounts
    await use(async (options = {}) =>
      made.use(
        await createWalletConnectWallet({
          relayUrl: cloud.relayUrl,
          accounts: [first, ...others.slice(0, 2)],
          chains: { [chain.chainId]: { rpcUrl: chain.url }, [secondChain.chainId]: { rpcUrl: secondChain.url } },
          ...options,
        }),
      ),
    )
  },
  createDapp: async ({ cloud }, use) => {
    await using made = new AsyncDisposableStack()
    await use(async () => {
      const { dapp, close } = await startDapp(cloud)
      made.defer(close)
      return dapp
    })
  },
  connected: async ({ createWallet, createDapp, chain, secondChain }, use) => {
    await use(async options => {
      const [wallet, dapp] = await Promise.all([createWallet(options), createDapp()])
      const { uri, session } = await propose(dapp, [chain], [chain, secondChain])
      await wallet.pair(uri)
      const settled = await session
      const ask = <result>(method: string, ...params: unknown[]): Promise<result> =>
        dapp.request<result>({ method, params }, `eip155:${chain.chainId}`)
      return { wallet, dapp, session: settled, received: recordEvents(dapp), ask }
    })
  },
})

/** Returns the addresses of a session on a chain. */
export function addressesOf(session: Session, { chainId }: EvmChain): string[] {
  const prefix = `eip155:${chainId}:`
  const accounts = session.namespaces['eip155']?.accounts ?? []
  return accounts.filter(account => account.startsWith(prefix)).map(account => account.slice(prefix.length))
}

function recordEvents(dapp: Dapp): [string, unknown][] {
  const received: [string, unknown][] = []
  for (const name of ['chainChanged', 'accountsChanged', 'session_update', 'session_delete', 'session_event']) {
    dapp.on(name, (value: unknown) => received.push([name, value]))
  }
  return received
}
