import type { CloudOptions, RunningCloud } from './CloudOptions'
import { SERVICES } from './services'
import { startServer } from './startServer'

/**
 * Starts the whole backend on one port: relay, wallet directory, project settings, JSON-RPC proxy, what accounts hold and did, names, prices and analytics.
 * Resolves once it serves.
 *
 * @throws ServiceConflict when one of `services` claims a name or an endpoint that another service has.
 * @throws Error that names the option when something can't be used: a taken port, a database that is away, data of another running server.
 *
 * @example
 * ```ts
 * const cloud = await startCloud({ port: 0, dataDirectory: await mkdtemp(join(tmpdir(), 'cloud-')) })
 * await fetch(`${cloud.url}/appkit/v1/config?projectId=local`)
 * await cloud.close()
 * ```
 */
export function startCloud(options: CloudOptions = {}): Promise<RunningCloud> {
  return startServer(options, [...SERVICES, ...(options.services ?? [])])
}
