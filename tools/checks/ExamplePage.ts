import { join } from 'node:path'
import type { Browser } from 'playwright'
import type { PageMeasure } from './Budget.ts'
import type { Closure } from './closure/findHeavy.ts'
import { buildPage, chunksOf, type PageBuild } from './closure/PageBuild.ts'
import { type Fetch, measurePage } from './measurePage.ts'

/** An example app whose production build is measured. */
export interface ExamplePage {
  readonly folder: string
  /**
   * The server's response to `/config.json`. No server runs at its addresses, because an idle page sends no requests to
   * chains.
   */
  readonly config: Readonly<Record<string, unknown>>
  /**
   * Additions to `/config.json` for an app with a backend. No server runs at its address either, because only the code
   * is measured.
   */
  readonly backend?: Readonly<Record<string, unknown>>
  /** The Vite mode that builds the app without OpenAppKit, if it has one. */
  readonly baseline?: string
}

const CHAIN = 'http://127.0.0.1:9'

export const examplePages: readonly ExamplePage[] = [
  {
    folder: 'examples/react-wagmi',
    config: { chainId: 31337, rpcUrl: CHAIN, testWallet: false },
    backend: { cloud: CHAIN, walletConnect: true },
    baseline: 'baseline',
  },
  {
    folder: 'examples/react-multichain',
    config: {
      evm: [{ chainId: 31337, name: 'Local', rpcUrl: CHAIN }],
      solana: {
        caipNetworkId: 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
        rpcUrl: CHAIN,
        wsUrl: CHAIN.replace('http', 'ws'),
      },
      bitcoin: { caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328', esploraUrl: CHAIN },
    },
  },
]

export interface WeighedPage {
  readonly build: PageBuild
  readonly values: Readonly<Partial<Record<PageMeasure, number>>>
  readonly fetched: { readonly initial: readonly Fetch[]; readonly firstOpen: readonly Fetch[] }
  /** The modules that the page loads before a click, and those that the first open adds. */
  readonly closures: readonly Closure[]
}

/** Builds an example and measures what it loads at startup and on the first open. */
export async function weighPage(root: string, browser: Browser, page: ExamplePage): Promise<WeighedPage> {
  const { folder, config, backend, baseline } = page
  const build = await buildPage(root, folder)
  const cost = await measurePage(browser, join(root, folder, 'dist'), { open: true, config })
  const { initial, firstOpen } = cost.fetched

  const modulesOf = (names: readonly string[]): string[] => names.flatMap(name => build.get(name)?.modules ?? [])
  const atOnce = chunksOf(build, ({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  const named = (fetches: readonly Fetch[]): string[] => fetches.map(({ path }) => path.slice(1))
  return {
    build,
    values: {
      ...(baseline !== undefined && { initialGrowth: cost.initial - (await initialOf(root, browser, page, baseline)) }),
      firstOpen: cost.firstOpen,
      firstOpenRequests: firstOpen.length,
      thirdPartyRequests: cost.thirdParty,
      ...(backend && (await withBackend(root, browser, folder, { ...config, ...backend }))),
    },
    fetched: cost.fetched,
    closures: [
      { name: `${folder}, before a click,`, file: folder, modules: modulesOf([...atOnce, ...named(initial)]) },
      { name: `${folder}, first open,`, file: folder, modules: modulesOf(named(firstOpen)) },
    ],
  }
}

async function withBackend(
  root: string,
  browser: Browser,
  folder: string,
  config: ExamplePage['config'],
): Promise<Pick<WeighedPage['values'], 'backendOpen' | 'backendOpenRequests'>> {
  const { firstOpen, fetched } = await measurePage(browser, join(root, folder, 'dist'), { open: true, config })
  // Requests to the backend fail here, so they have no size.
  return { backendOpen: firstOpen, backendOpenRequests: fetched.firstOpen.filter(({ size }) => size > 0).length }
}

async function initialOf(root: string, browser: Browser, page: ExamplePage, mode: string): Promise<number> {
  await buildPage(root, page.folder, mode)
  const dist = join(root, page.folder, `dist-${mode}`)
  return (await measurePage(browser, dist, { open: false, config: page.config })).initial
}
