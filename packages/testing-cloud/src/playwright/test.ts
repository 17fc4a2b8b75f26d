import { test as base, type ChainFixtures } from '@openappkit/testing/playwright'
import type { WalletConnectWallet, WalletConnectWalletOptions } from '@openappkit/testing/walletconnect'
import type { Cloud, CloudOptions } from '../Cloud'
import { startCloud } from '../startCloud'

/** Test fixtures of {@link test}. */
export interface CloudWalletFixtures {
  /** Options of `walletConnectWallet`; set them with `test.use`. */
  readonly walletConnectWalletOptions: Partial<WalletConnectWalletOptions>
  /**
   * A wallet in the test process that connects through the worker's relay, like a wallet on a phone. It uses the
   * worker's EVM chain and the chain's first two accounts, unless `walletConnectWalletOptions` override them.
   */
  readonly walletConnectWallet: WalletConnectWallet
}

/** Worker fixtures of {@link test}. */
export interface CloudFixtures {
  /** Options of the worker's backend. Set them with `test.use` at the top level of a test file. */
  readonly cloudOptions: CloudOptions
  /** The worker's backend, connected to the worker's EVM chain unless `cloudOptions` sets other `chains`. */
  readonly cloud: Cloud
}

type Test = ReturnType<typeof base.extend<CloudWalletFixtures, CloudFixtures>>

/**
 * Extends the `test` of `@openappkit/testing/playwright` with a backend and a WalletConnect wallet. Fixtures start only
 * in tests that use them.
 *
 * @example
 * ```ts
 * import { test } from '@openappkit/testing-cloud/playwright'
 *
 * test('pairs', async ({ page, cloud, walletConnectWallet }) => {
 *   await page.goto(`/?cloud=${cloud.url}`)
 *   await walletConnectWallet.pair((await page.getByTestId('uri').textContent()) ?? '')
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
    // Lazy: only tests with this wallet load the WalletConnect client.
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
