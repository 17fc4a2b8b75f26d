import type { CloudOptions, RunningCloud } from './CloudOptions'
import { SERVICES } from './services'
import { startServer } from './startServer'

/**
 * Starts the backend on one port: relay, wallet directory, project settings, JSON-RPC proxy, balances, history, names,
 * prices and analytics. Resolves when it accepts requests.
 *
 * @throws ServiceConflict if one of `services` uses a name or an endpoint of another service.
 * @throws Error naming the option that can't be used: a taken port, an unreachable database, or the data of another
 * running server.
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
