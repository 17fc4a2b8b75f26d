import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cloud, CloudOptions } from './Cloud'

const projectId = 'local'

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
 */
export async function startCloud(options: CloudOptions = {}): Promise<Cloud> {
  // The server is only loaded by those who want one.
  const { startCloud: start } = await import('@openappkit/cloud')
  const dataDirectory = options.dataDirectory ?? (await mkdtemp(join(tmpdir(), 'openappkit-cloud-')))
  const removeData = async (): Promise<void> => {
    if (options.dataDirectory === undefined) await rm(dataDirectory, { recursive: true, force: true })
  }
  const startAt = (port: number): ReturnType<typeof start> =>
    start({
      port,
      dataDirectory,
      logLevel: options.logLevel ?? 'silent',
      chains: { chains: upstreams(options.chains) },
    })

  let server: Awaited<ReturnType<typeof start>>
  try {
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

function upstreams(chains: CloudOptions['chains'] = {}): Record<string, string[]> {
  return Object.fromEntries(Object.entries(chains).map(([id, { rpcUrl }]) => [`eip155:${id}`, [rpcUrl]]))
}
