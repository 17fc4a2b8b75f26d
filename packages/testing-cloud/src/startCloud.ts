import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChainSettings } from '@openappkit/cloud'
import type { AssetPrices, Cloud, CloudOptions } from './Cloud'

const projectId = 'local'
/** Seconds for which a price holds: longer than any test. */
const YEAR = 365 * 24 * 3600

/**
 * Starts a backend with a database of its own on a free port of this machine, and resolves when it serves, after one or two seconds. Share one among tests.
 *
 * @throws Error of the server when it can't start (port in use, platform without a built-in database).
 *
 * @example
 * ```ts
 * await using cloud = await startCloud({ chains: { [chain.chainId]: { rpcUrl: chain.url } } })
 * createAppKit({ cloud: cloud.url, projectId: cloud.projectId, … })
 * ```
 *
 * @example
 * A token with a price on an EVM chain, and a Solana chain beside it:
 * ```ts
 * const chainId = `eip155:${chain.chainId}`
 * await using cloud = await startCloud({
 *   chains: { [chain.chainId]: { rpcUrl: chain.url } },
 *   chainSettings: {
 *     [chainId]: { tokens: [{ address, name: 'US Dollar', symbol: 'USDX', decimals: 6 }], index: { fromBlock: 0 } },
 *     [solana.caipNetworkId]: { upstreams: [solana.url] },
 *   },
 *   prices: { [`${chainId}:native`]: 2500, [`${chainId}:${address}`]: 1 },
 * })
 * ```
 */
export async function startCloud(options: CloudOptions = {}): Promise<Cloud> {
  // The server is only loaded by those who want one.
  const { startCloud: start } = await import('@openappkit/cloud')
  const dataDirectory = options.dataDirectory ?? (await mkdtemp(join(tmpdir(), 'openappkit-cloud-')))
  const pricesPath = join(dataDirectory, 'test-prices.json')
  const removeData = async (): Promise<void> => {
    if (options.dataDirectory === undefined) await rm(dataDirectory, { recursive: true, force: true })
  }
  const startAt = (port: number): ReturnType<typeof start> =>
    start({
      port,
      dataDirectory,
      logLevel: options.logLevel ?? 'silent',
      ...(options.services && { services: options.services }),
      chains: { chains: chainsOf(options) },
      prices: { sources: [{ kind: 'file', path: pricesPath, staleAfter: YEAR }] },
    })
  const setPrices = async (prices: AssetPrices = {}): Promise<void> => {
    await mkdir(dataDirectory, { recursive: true, mode: 0o700 })
    // The server may read at this very moment: it finds the old ones or the new ones, never half of them.
    await writeFile(`${pricesPath}.new`, JSON.stringify({ prices }))
    await rename(`${pricesPath}.new`, pricesPath)
  }

  let server: Awaited<ReturnType<typeof start>>
  try {
    await setPrices(options.prices)
    server = await startAt(options.port ?? 0)
  } catch (error) {
    await removeData()
    throw error
  }
  const { url, relayUrl } = server
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => (stopping ??= server.close().then(removeData))

  const cloud: Cloud = {
    url,
    relayUrl,
    projectId,
    async setProject(settings) {
      await server.projects.edit(projectId, settings)
    },
    setPrices,
    async restartRelay() {
      await server.close()
      server = await startAt(Number(new URL(url).port))
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
  if (options.project !== undefined) await cloud.setProject(options.project)
  return cloud
}

/** @throws Error for settings of a chain without upstreams. */
function chainsOf({ chains = {}, chainSettings = {} }: CloudOptions): Record<string, ChainSettings> {
  const reached = Object.entries(chains).map(([id, { rpcUrl }]) => [`eip155:${id}`, [rpcUrl]] as const)
  const upstreams = new Map<string, readonly string[]>(reached)
  const named = new Set([...upstreams.keys(), ...Object.keys(chainSettings)])
  return Object.fromEntries(
    [...named].map(chainId => [chainId, { upstreams: upstreams.get(chainId) ?? [], ...chainSettings[chainId] }]),
  )
}
