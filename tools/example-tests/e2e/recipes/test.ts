import { fileURLToPath } from 'node:url'
import { test as pageTest } from '@openappkit/e2e-kit/test'
import type { EvmChain } from '@openappkit/testing/node'
import { startEvmChain } from '@openappkit/testing/node'
import type { WalletController } from '@openappkit/testing/playwright'
import type { Page } from '@playwright/test'
import { base, mainnet } from 'viem/chains'
import { followRecipe, type RecipeApp } from '../../recipe/followRecipe'
import { installedPackages } from '../../registry/installedPackages'
import { packedPackages } from '../../registry/packedPackages'
import { startRegistry } from '../../registry/startRegistry'
import { TARBALLS } from './packPackages'
import { type OutsideRequests, routeOutside } from './routeOutside'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** Local chains that stand in for public networks. */
export interface LocalNetworks {
  readonly mainnet: EvmChain
  readonly base: EvmChain
}

interface RecipeFixtures {
  /** Requests of the page to other machines. Local chains answer those to nodes of Ethereum and Base. */
  readonly outside: OutsideRequests
  /** Installs a wallet that knows both networks. */
  readonly installNetworkWallet: (page: Page) => Promise<WalletController>
}

interface RecipeWorkerFixtures {
  /** Name of the page in `docs/recipes`. Set it with `test.use`. */
  readonly recipe: string
  /** The app that the page describes, built from an empty folder. */
  readonly app: RecipeApp
  readonly networks: LocalNetworks
}

/** Provides the app of a recipe and local chains for each worker, and fails a test on errors in the console. */
export const test = pageTest.extend<RecipeFixtures, RecipeWorkerFixtures>({
  recipe: ['', { option: true, scope: 'worker' }],
  app: [
    async ({ recipe }, use) => {
      const packages = [...packedPackages(process.env[TARBALLS] ?? ''), ...installedPackages(ROOT)]
      await using registry = await startRegistry(packages)
      await using app = await followRecipe(recipe, registry)
      await use(app)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  networks: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this parameter.
    async ({}, use) => {
      await using mainnetChain = await startEvmChain({ chainId: mainnet.id, name: mainnet.name })
      await using baseChain = await startEvmChain({ chainId: base.id, name: base.name })
      await use({ mainnet: mainnetChain, base: baseChain })
    },
    { scope: 'worker' },
  ],
  outside: [
    async ({ context, networks }, use) => {
      await use(await routeOutside(context, [networks.mainnet, networks.base]))
      // No page may request anything once nothing answers for the other machines.
      await Promise.all(context.pages().map(page => page.goto('about:blank')))
      await context.unrouteAll({ behavior: 'ignoreErrors' })
    },
    { auto: true },
  ],
  installNetworkWallet: async ({ installWallet, networks }, use) => {
    await use(page =>
      installWallet(page, {
        accounts: [networks.mainnet.accounts[0]],
        chains: Object.fromEntries(
          Object.values(networks).map(({ chainId, url, chain }: EvmChain) => [
            chainId,
            { rpcUrl: url, name: chain.name },
          ]),
        ),
      }),
    )
  },
})

export { expect } from '@playwright/test'
