import type { Logger } from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { createHttpApp } from '../http/createHttpApp'
import { HttpMetrics } from '../http/HttpMetrics'
import { ChainSockets } from '../proxy/sockets/ChainSockets'
import { createRelay } from '../relay/createRelay'
import type { CloudOptions, RunningCloud } from './CloudOptions'
import { createEndpoints } from './createEndpoints'
import { createLogger } from './createLogger'
import { HttpServer } from './HttpServer'
import { openServices, type Services } from './openServices'
import { packageVersion } from './packageVersion'
import { DEFAULT_HOST, defaultPublicUrls, isOpen, localUrl } from './publicUrls'
import { RELAY_SCOPE } from './rpcEndpoint'
import { upgradeHandler } from './upgrades'
import { warnOfLocalProject } from './warnOfLocalProject'

/**
 * Starts the whole backend on one port: relay, wallet directory, project settings, JSON-RPC proxy, what accounts hold and did, names, prices and analytics.
 * Resolves once it serves.
 *
 * @throws Error that names the option when something can't be used: a taken port, a database that is away, data of another running server.
 *
 * @example
 * ```ts
 * const cloud = await startCloud({ port: 0, dataDirectory: await mkdtemp(join(tmpdir(), 'cloud-')) })
 * await fetch(`${cloud.url}/appkit/v1/config?projectId=local`)
 * await cloud.close()
 * ```
 */
export async function startCloud(options: CloudOptions = {}): Promise<RunningCloud> {
  const logger = createLogger(options.logLevel ?? 'info', options.logTo)
  const services = await openServices(options, logger)
  try {
    return await serve(options, services, logger)
  } catch (error) {
    await services.close()
    throw error
  }
}

/** By this sockets to chains know a place. */
const CHAIN_SOCKET_SCOPE = 'chain-sockets'

async function serve(options: CloudOptions, services: Services, logger: Logger): Promise<RunningCloud> {
  const { port: wanted = 4400, host = DEFAULT_HOST } = options
  const version = packageVersion()
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const server = new HttpServer({ clients: services.clients, limits: options.http })
  const port = await server.listen(wanted, host)

  const publicUrls = options.publicUrls ?? defaultPublicUrls(host, port)
  const relay = createRelay({
    store: services.messages,
    projects: services.projects,
    publicUrls,
    ...(options.relay && { limits: options.relay }),
    placeOf: request => services.clients.placeOf(request, RELAY_SCOPE),
    logger,
    registry,
  })
  const chainSockets = new ChainSockets({
    chains: services.webSockets,
    methods: services.methods,
    projects: services.projects,
    placeOf: request => services.clients.placeOf(request, CHAIN_SOCKET_SCOPE),
    limits: options.chainSockets,
    limiter: services.limiter,
    quotas: services.quotas,
    onTrouble: err => logger.error({ err }, 'A call over a WebSocket could not be charged'),
    registry,
  })
  let closing: Promise<void> | undefined
  const url = localUrl(host, port)
  const publicUrl = publicUrls[0] ?? url
  const { proxy, verifySignIn } = options
  // Its name alone: the rest of it may hold the message and the signature.
  const onVerifierTrouble = (error: unknown): void =>
    logger.warn({ error: error instanceof Error ? error.name : typeof error }, 'A signature could not be checked')
  const isClosing = (): boolean => closing !== undefined
  const app = createHttpApp({
    endpoints: createEndpoints({
      services,
      relay,
      registry,
      proxy,
      verifySignIn,
      onVerifierTrouble,
      // Whoever asked hears nothing of it, and neither does a log that nobody looks through for it.
      onImageRefused: ({ reason, message }) => logger.debug({ reason, message }, 'A picture is not shown'),
      metricsToken: options.metricsToken,
      analyticsPerDay: options.analyticsPerDay ?? 50_000,
      publicUrl,
      version,
      isClosing,
    }),
    gate: services.projects,
    limiter: services.limiter,
    quotas: services.quotas,
    clients: services.clients,
    metrics: new HttpMetrics(registry),
    logger,
  })
  server.serve({
    fetch: (request, env) => app.fetch(request, env),
    upgrade: upgradeHandler(relay, chainSockets, err => logger.error({ err }, 'An upgrade failed')),
  })
  announce(options, logger, url, services.database.isEmbedded)
  await warnOfLocalProject(options, services, logger)

  const close = async (): Promise<void> => {
    logger.info({}, 'Closing: running requests and sockets are drained')
    // Both at once: a proxy must see that no connection is taken any more while sockets say goodbye.
    await Promise.all([server.close(), relay.drain(), chainSockets.close()])
    await relay.close()
    await services.close()
    registry.clear()
    logger.info({}, 'Closed')
  }
  return {
    url,
    relayUrl: url.replace(/^http/, 'ws'),
    projects: services.managed,
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
    logger.warn({}, 'PUBLIC_URL is not set: the relay turns away clients that reach it by another name than localhost')
  }
  if (redisUrl !== undefined && mailboxes?.topics !== undefined) {
    logger.warn({}, 'RELAY_MEMORY_TOPICS has no effect with REDIS_URL')
  }
  if (isEmbedded && redisUrl !== undefined) {
    logger.warn({}, 'REDIS_URL is set without DATABASE_URL: nodes share messages but each has projects of its own')
  }
}
