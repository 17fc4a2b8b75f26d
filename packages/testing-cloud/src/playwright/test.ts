import { test as base, type ChainFixtures } from '@openappkit/testing/playwright'
import type { WalletConnectWallet, WalletConnectWalletOptions } from '@openappkit/testing/walletconnect'
import type { Cloud, CloudOptions } from '../Cloud'
import { startCloud } from '../startCloud'

/** What {@link test} adds for each test. */
export interface CloudWalletFixtures {
  /** How `walletConnectWallet` is created; set it with `test.use`. */
  readonly walletConnectWalletOptions: Partial<WalletConnectWalletOptions>
  /** A wallet in the test's own process that uses the worker's relay, as a phone would. It knows the worker's chain and holds its first two accounts. */
  readonly walletConnectWallet: WalletConnectWallet
}

/** What {@link test} adds for each worker. */
export interface CloudFixtures {
  /** How the worker's backend is started; set it with `test.use`. */
  readonly cloudOptions: CloudOptions
  /** The worker's own backend, which reaches its chain. */
  readonly cloud: Cloud
}

type Test = ReturnType<typeof base.extend<CloudWalletFixtures, CloudFixtures>>

/**
 * The `test` of `@openappkit/testing/playwright` with a backend and a WalletConnect wallet. A fixture that no test names isn't started.
 *
 * @example
 * ```ts
 * test('pairs', async ({ page, cloud, walletConnectWallet }) => {
 *   await page.goto(`/?cloud=${cloud.url}`)
 *   await walletConnectWallet.pair(await page.getByTestId('uri').textContent())
 * })
 * ```
 */
export const test: Test = base.extend<CloudWalletFixtures, CloudFixtures>({
  cloudOptions: [{}, { option: true, scope: 'worker' }],
  cloud: [
    async ({ evmChain, cloudOptions }, use) => {
      await using cloud = await startCloud({ chains: walletChains(evmChain), ...cloudOptions })
      await use(cloud)
    },
    { scope: 'worker' },
  ],
  walletConnectWalletOptions: [{}, { option: true }],
  walletConnectWallet: async ({ cloud, evmChain, walletConnectWalletOptions }, use) => {
    // Only tests that use the client load it.
    const { createWalletConnectWallet } = await import('@openappkit/testing/walletconnect')
    const [first, second] = evmChain.accounts
    await using wallet = await createWalletConnectWallet({
      relayUrl: cloud.relayUrl,
      projectId: cloud.projectId,
      accounts: second === undefined ? [first] : [first, second],
      chains: walletChains(evmChain),
      ...walletConnectWalletOptions,
    })
    await use(wallet)
  },
})

function walletChains({
  chainId,
  url,
  chain,
}: ChainFixtures['evmChain']): Record<number, { readonly rpcUrl: string; readonly name: string }> {
  return { [chainId]: { rpcUrl: url, name: chain.name } }
}
