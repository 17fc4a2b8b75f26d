import type { Logger } from 'pino'
import { Registry } from 'prom-client'
import { createHttpApp } from '../http/createHttpApp'
import type { Endpoint } from '../http/Endpoint'
import { HttpMetrics } from '../http/HttpMetrics'
import { clientsService } from '../limits/clientsService'
import { limitsService } from '../limits/limitsService'
import { projectsService } from '../projects/projectsService'
import { proxyService } from '../proxy/proxyService'
import { relayService } from '../relay/relayService'
import { OpenServices } from '../services/OpenServices'
import { PublicAddress } from '../services/PublicAddress'
import type { Service, ServiceContext } from '../services/Service'
import { databaseService } from '../storage/databaseService'
import type { CloudOptions, RunningCloud } from './CloudOptions'
import { createLogger } from './createLogger'
import { HttpServer } from './HttpServer'
import { DEFAULT_HOST, defaultPublicUrls, isOpen, localUrl } from './publicUrls'
import { serverEndpoints } from './serverEndpoints'
import { upgradeHandler } from './upgrades'
import { warnOfLocalProject } from './warnOfLocalProject'

/** Starts a server with these services. Resolves when the server accepts requests. */
export async function startServer(options: CloudOptions, services: readonly Service[]): Promise<RunningCloud> {
  const logger = createLogger(options.logLevel ?? 'info', options.logTo)
  const address = new PublicAddress(options.publicUrls)
  const context: ServiceContext<CloudOptions> = { options, logger, metrics: new Registry(), address }
  const open = await OpenServices.open(services, context)
  try {
    return await serve(open, context, address)
  } catch (error) {
    await open.close()
    throw error
  }
}

async function serve(
  services: OpenServices,
  { options, logger, metrics }: ServiceContext<CloudOptions>,
  address: PublicAddress,
): Promise<RunningCloud> {
  const { port: wanted = 4400, host = DEFAULT_HOST } = options
  const [clients, projects] = [services.get(clientsService), services.get(projectsService)]
  const server = new HttpServer({ clients, limits: options.http })
  const port = await server.listen(wanted, host)
  const url = localUrl(host, port)
  address.settle(url, defaultPublicUrls(host, port))

  let closing: Promise<void> | undefined
  let endpoints: readonly Endpoint[]
  try {
    endpoints = serverEndpoints(services, address.publicUrl, () => closing !== undefined)
  } catch (error) {
    // Close the open port. It opens before the endpoints exist, because their paths may depend on the server's address.
    await server.close()
    throw error
  }
  const app = createHttpApp({
    endpoints,
    gate: projects.directory,
    limiter: services.get(limitsService).limiter,
    quotas: projects.quotas,
    clients,
    metrics: new HttpMetrics(metrics),
    logger,
  })
  server.serve({
    fetch: (request, env) => app.fetch(request, env),
    upgrade: upgradeHandler(services.get(relayService), services.get(proxyService).sockets, err =>
      logger.error({ err }, 'A WebSocket upgrade failed'),
    ),
  })
  const database = services.get(databaseService)
  announce(options, logger, url, database.isEmbedded)
  await warnOfLocalProject(options, { database, projects: projects.directory }, logger)

  const close = async (): Promise<void> => {
    logger.info({}, 'Closing: draining open requests and sockets')
    // Do both concurrently, because a proxy must see the port closed while sockets drain.
    await Promise.all([server.close(), services.drain()])
    await services.close()
    metrics.clear()
    logger.info({}, 'Closed')
  }
  return {
    url,
    relayUrl: url.replace(/^http/, 'ws'),
    projects: projects.managed,
    close: () => (closing ??= close()),
  }
}

function announce(options: CloudOptions, logger: Logger, url: string, isEmbedded: boolean): void {
  const { host = DEFAULT_HOST, publicUrls, redisUrl, mailboxes } = options
  const reach = isOpen(host) ? 'Every network of this machine can reach it' : 'Only this machine can reach it'
  logger.info(
    { url, database: isEmbedded ? 'built-in' : 'DATABASE_URL', redis: redisUrl !== undefined },
    `Ready. ${reach}`,
  )
  if (isOpen(host) && !publicUrls) {
    logger.warn({}, 'PUBLIC_URL is not set: the relay only accepts clients that connect to localhost')
  }
  if (redisUrl !== undefined && mailboxes?.topics !== undefined) {
    logger.warn({}, 'RELAY_MEMORY_TOPICS has no effect with REDIS_URL')
  }
  if (isEmbedded && redisUrl !== undefined) {
    logger.warn({}, 'REDIS_URL is set without DATABASE_URL: nodes share messages, but each has its own projects')
  }
}
