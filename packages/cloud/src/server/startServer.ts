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
import { WalletPort } from '../wallet/site/WalletPort'
import { walletSiteService } from '../wallet/site/walletSiteService'
import type { CloudOptions, RunningCloud } from './CloudOptions'
import { createLogger } from './createLogger'
import { HttpServer } from './HttpServer'
import { DEFAULT_HOST, defaultPublicUrls, isOpen, localUrl } from './publicUrls'
import { serverEndpoints, walletServerEndpoints } from './serverEndpoints'
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
  const http = { clients: services.get(clientsService), limits: options.http }
  const server = new HttpServer(http)
  const hasWallet = services.get(walletSiteService) !== undefined
  const wallet = hasWallet ? await WalletPort.open({ options, host, serverPort: wanted, http, logger }) : undefined
  if (wallet) address.settleWallet(wallet.origin)

  let url: string
  let closing: Promise<void> | undefined
  try {
    const port = await server.listen(wanted, host)
    url = localUrl(host, port)
    address.settle(url, defaultPublicUrls(host, port))
    const endpoints = serverEndpoints(services, address.publicUrl, () => closing !== undefined)
    answerRequests({ server, wallet }, endpoints, services, { logger, metrics })
  } catch (error) {
    // Close the open ports. They open before the endpoints exist, because their paths may depend on the addresses.
    await Promise.all([server.close(), wallet?.close()])
    throw error
  }
  const projects = services.get(projectsService)
  const database = services.get(databaseService)
  announce(options, logger, { url, wallet: wallet?.origin, isEmbedded: database.isEmbedded })
  await warnOfLocalProject(options, { database, projects: projects.directory }, logger)

  const close = async (): Promise<void> => {
    logger.info({}, 'Closing: draining open requests and sockets')
    // Do both concurrently, because a proxy must see the port closed while sockets drain.
    await Promise.all([server.close(), wallet?.close(), services.drain()])
    await services.close()
    metrics.clear()
    logger.info({}, 'Closed')
  }
  return {
    url,
    relayUrl: url.replace(/^http/, 'ws'),
    walletUrl: wallet?.origin,
    projects: projects.managed,
    close: () => (closing ??= close()),
  }
}

interface Ports {
  readonly server: HttpServer
  readonly wallet: WalletPort | undefined
}

/** Lets the open ports answer. */
function answerRequests(
  { server, wallet }: Ports,
  endpoints: readonly Endpoint[],
  services: OpenServices,
  { logger, metrics }: Pick<ServiceContext, 'logger' | 'metrics'>,
): void {
  const { directory, quotas } = services.get(projectsService)
  const shared = {
    gate: directory,
    limiter: services.get(limitsService).limiter,
    quotas,
    clients: services.get(clientsService),
    metrics: new HttpMetrics(metrics),
    logger,
  }
  const app = createHttpApp({ ...shared, endpoints })
  wallet?.serve({ ...shared, endpoints: walletServerEndpoints(services, endpoints) })
  server.serve({
    fetch: (request, env) => app.fetch(request, env),
    upgrade: upgradeHandler(services.get(relayService), services.get(proxyService).sockets, err =>
      logger.error({ err }, 'A WebSocket upgrade failed'),
    ),
  })
}

interface Started {
  readonly url: string
  readonly wallet: string | undefined
  readonly isEmbedded: boolean
}

function announce(options: CloudOptions, logger: Logger, { url, wallet, isEmbedded }: Started): void {
  const { host = DEFAULT_HOST, publicUrls, redisUrl, mailboxes } = options
  const reach = isOpen(host) ? 'Every network of this machine can reach it' : 'Only this machine can reach it'
  logger.info(
    { url, wallet, database: isEmbedded ? 'built-in' : 'DATABASE_URL', redis: redisUrl !== undefined },
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
