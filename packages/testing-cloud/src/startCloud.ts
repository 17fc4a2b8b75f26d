import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ChainSettings, CloudOptions as ServerOptions } from '@openappkit/cloud'
import type { AssetPrices, Cloud, CloudOptions } from './Cloud'

const projectId = 'local'
/** Lifetime of a price in seconds: longer than any test. */
const YEAR = 365 * 24 * 3600

/**
 * Starts a backend, by default with a temporary database on a free port of this machine. Resolves when the backend
 * accepts requests, after one or two seconds. Share one backend among tests.
 *
 * @throws Error if the server can't start, for example because the port is taken, a chain has no upstream, or the
 * platform has no built-in database.
 *
 * @example
 * ```ts
 * import { startCloud } from '@openappkit/testing-cloud'
 *
 * await using cloud = await startCloud({ chains: { 31337: { rpcUrl: 'http://127.0.0.1:8545' } } })
 * await fetch(`${cloud.url}/appkit/v1/config?projectId=${cloud.projectId}`)
 * ```
 *
 * @example A priced token on an EVM chain, and a Solana chain:
 * ```ts
 * import { startCloud } from '@openappkit/testing-cloud'
 *
 * const address = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
 * await using cloud = await startCloud({
 *   chains: { 31337: { rpcUrl: 'http://127.0.0.1:8545' } },
 *   chainSettings: {
 *     'eip155:31337': { tokens: [{ address, name: 'US Dollar', symbol: 'USDX', decimals: 6 }], index: { fromBlock: 0 } },
 *     'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': { upstreams: ['http://127.0.0.1:8899'] },
 *   },
 *   prices: { 'eip155:31337:native': 2500, [`eip155:31337:${address}`]: 1 },
 * })
 * ```
 */
export async function startCloud(options: CloudOptions = {}): Promise<Cloud> {
  // Lazy: loads the server only when a test starts it.
  const { startCloud: start } = await import('@openappkit/cloud')
  const dataDirectory = options.dataDirectory ?? (await mkdtemp(join(tmpdir(), 'openappkit-cloud-')))
  const pricesPath = join(dataDirectory, 'test-prices.json')
  const removeData = async (): Promise<void> => {
    if (options.dataDirectory === undefined) await rm(dataDirectory, { recursive: true, force: true })
  }
  const startAt = (port: number, walletPort: number): ReturnType<typeof start> =>
    start({
      port,
      walletPort,
      dataDirectory,
      logLevel: options.logLevel ?? 'silent',
      ...settingsOf(options),
      prices: { sources: [{ kind: 'file', path: pricesPath, staleAfter: YEAR }] },
    })
  const setPrices = (prices?: AssetPrices): Promise<void> => writePrices(pricesPath, prices)

  let server: Awaited<ReturnType<typeof start>>
  try {
    await setPrices(options.prices)
    server = await startAt(options.port ?? 0, options.walletPort ?? 0)
  } catch (error) {
    await removeData()
    throw error
  }
  const { url, relayUrl, walletUrl } = server
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => (stopping ??= server.close().then(removeData))

  const cloud: Cloud = {
    url,
    relayUrl,
    get walletUrl() {
      return builtWallet(walletUrl)
    },
    projectId,
    async setProject(settings) {
      await server.projects.edit(projectId, settings)
    },
    setPrices,
    async restartRelay() {
      await server.close()
      server = await startAt(portOf(url), walletUrl === undefined ? 0 : portOf(walletUrl))
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
  if (options.project !== undefined) await cloud.setProject(options.project)
  return cloud
}

async function writePrices(path: string, prices: AssetPrices = {}): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  // Replace the file atomically, because the server may be reading it.
  await writeFile(`${path}.new`, JSON.stringify({ prices }))
  await rename(`${path}.new`, path)
}

/** Returns the options that go to the server unchanged. */
function settingsOf(options: CloudOptions): ServerOptions {
  return {
    ...(options.swaps && { swaps: options.swaps }),
    ...(options.pay && { pay: options.pay }),
    ...(options.wallet && { wallet: options.wallet }),
    ...(options.walletSite !== undefined && { walletSite: options.walletSite }),
    ...(options.services && { services: options.services }),
    chains: { chains: chainsOf(options) },
  }
}

function builtWallet(walletUrl: string | undefined): string {
  if (walletUrl !== undefined) return walletUrl
  throw new Error("The wallet site isn't built. Build @openappkit/wallet-site first.")
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}

/**
 * Merges both options into settings by CAIP-2 id. A chain without an upstream gets an empty list, which the server
 * rejects.
 */
function chainsOf({ chains = {}, chainSettings = {} }: CloudOptions): Record<string, ChainSettings> {
  const reached = Object.entries(chains).map(([id, { rpcUrl }]) => [`eip155:${id}`, [rpcUrl]] as const)
  const upstreams = new Map<string, readonly string[]>(reached)
  const named = new Set([...upstreams.keys(), ...Object.keys(chainSettings)])
  return Object.fromEntries(
    [...named].map(chainId => [chainId, { upstreams: upstreams.get(chainId) ?? [], ...chainSettings[chainId] }]),
  )
}
