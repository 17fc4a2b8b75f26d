import type { CloudOptions, RunningCloud } from './CloudOptions'
import { SERVICES } from './services'
import { startServer } from './startServer'

/**
 * Starts the backend on one port: relay, wallet directory, projects, sign-in, JSON-RPC proxy, balances, NFTs, history,
 * names, prices and analytics. Resolves when it accepts requests.
 *
 * @throws ServiceConflict if one of `services` uses the name or an implemented endpoint of another service, or an
 * unsupported path.
 * @throws Error describing an option that can't be used, such as a port in use, an unreachable database, or a data
 * directory of another running server.
 *
 * @example
 * ```ts
 * import { startCloud } from '@openappkit/cloud'
 *
 * const cloud = await startCloud({ port: 0, dataDirectory: './data' })
 * await fetch(`${cloud.url}/appkit/v1/config?projectId=local`)
 * await cloud.close()
 * ```
 */
export function startCloud(options: CloudOptions = {}): Promise<RunningCloud> {
  return startServer(options, [...SERVICES, ...(options.services ?? [])])
}
