import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { ClientKey } from '../limits/ClientKey'
import type { ClientKeys } from '../limits/ClientKeys'
import { limitClient } from '../limits/limitClient'
import type { Rate, RateLimiter } from '../limits/RateLimiter'
import type { ProjectDirectory } from '../projects/ProjectDirectory'
import type { ProjectGate } from '../projects/ProjectGate'
import type { ProjectQuotas } from '../projects/ProjectQuotas'
import { crossOrigin } from './crossOrigin'
import type { Endpoint } from './Endpoint'
import { failureResponse } from './failureResponse'
import { HttpFailure } from './HttpFailure'
import type { HttpMetrics } from './HttpMetrics'
import { isFromThisMachine } from './isFromThisMachine'
import { serveEndpoint } from './serveEndpoint'
import { TextFailure } from './TextFailure'

export interface HttpAppDependencies {
  readonly endpoints: readonly Endpoint[]
  readonly gate: ProjectGate & Pick<ProjectDirectory, 'isOwn'>
  readonly limiter: RateLimiter
  readonly quotas: Pick<ProjectQuotas, 'charge'>
  readonly clients: ClientKeys
  readonly metrics: HttpMetrics
  readonly logger: Logger
  /** Decides which origins may call the endpoints. Default: {@link crossOrigin}, which lets every app call. */
  readonly access?: MiddlewareHandler
}

export interface HttpEnvironment {
  Bindings: HttpBindings
  Variables: { route: string }
}

const DEFAULT_RATE: Rate = { burst: 200, perSecond: 50 }
/** High, because browsers cache a preflight only per URL. */
const PREFLIGHT_RATE: Rate = { burst: 1000, perSecond: 200 }

/**
 * Creates an app with all endpoints. Every request gets an id, a log line, limits and failure responses, and a project
 * check unless its endpoint is public.
 */
export function createHttpApp(dependencies: HttpAppDependencies): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>()
  app.use(async (context, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    context.set('route', 'none')
    await next()
    context.res.headers.set('x-request-id', requestId)
    const { method } = context.req
    const { status } = context.res
    const route = context.get('route')
    const milliseconds = Math.round(performance.now() - started)
    dependencies.metrics.answered(method, route, status, milliseconds)
    const fields = { requestId, method, route, status, milliseconds }
    // Never log addresses or query strings, because they contain keys and tokens.
    const { error } = context
    if (error && isDefect(error) && !context.req.raw.signal.aborted) {
      dependencies.logger.error({ ...fields, err: error }, 'Request failed')
    } else dependencies.logger.debug(fields, 'Request answered')
  })
  app.use(dependencies.access ?? everyApp(dependencies))
  for (const endpoint of dependencies.endpoints) {
    const serve = (context: Context<HttpEnvironment>): Promise<Response> => answer(dependencies, endpoint, context)
    app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), serve)
  }
  app.notFound(() => failure(new HttpFailure(404, 'path', "This path doesn't exist. Check the URL.")))
  app.onError(failure)
  return app
}

function everyApp(dependencies: HttpAppDependencies): MiddlewareHandler {
  return crossOrigin({
    payForPreflight: context => payer(dependencies, context, 'preflight', PREFLIGHT_RATE)(1),
    takesCookies: ({ req }) =>
      dependencies.endpoints.some(({ path, takesCookies }) => takesCookies && path === req.path),
    isOwn: context => isOwn(dependencies, context),
  })
}

async function answer(
  dependencies: HttpAppDependencies,
  endpoint: Endpoint,
  context: Context<HttpEnvironment>,
): Promise<Response> {
  const route = endpoint.path
  context.set('route', route)
  // A trailing slash doesn't change the endpoint.
  const pay = payer(dependencies, context, route.replace(/(?<=.)\/$/, ''), endpoint.rate ?? DEFAULT_RATE)
  const clientKeyOf = (scope: string): ClientKey => dependencies.clients.clientKeyOf(context.env.incoming, scope)
  await pay(1)
  const request = context.req.raw
  const projectId = context.req.query('projectId')
  if (!endpoint.isPublic)
    await admit(dependencies.gate, endpoint, projectId, request.headers.get('origin') ?? undefined)
  // Without a project check, any client could use up a project's quota, so only checked endpoints charge the quota.
  const charge = async (units: number): Promise<void> =>
    endpoint.isPublic ? undefined : dependencies.quotas.charge(projectId, units)
  await charge(1)
  const payBoth = async (tokens: number): Promise<void> => {
    await pay(tokens)
    await charge(tokens)
  }
  return serveEndpoint(endpoint, {
    request,
    params: context.req.param(),
    projectId,
    pay: payBoth,
    clientKeyOf,
    clientAddress: () => dependencies.clients.addressOf(context.env.incoming),
    isFromThisMachine: isFromThisMachine(context.env.incoming),
  })
}

/**
 * Returns a function that charges tokens to the client's rate limit in a scope. It rejects with a 429 failure if there
 * aren't enough.
 */
function payer(
  { clients, limiter, metrics }: HttpAppDependencies,
  context: Context<HttpEnvironment>,
  scope: string,
  rate: Rate,
): (tokens: number) => Promise<void> {
  const clientKey = clients.clientKeyOf(context.env.incoming, scope)
  let paid = 0
  return async tokens => {
    // A cost above the whole burst could never be paid.
    const charge = Math.min(tokens, rate.burst - paid)
    paid += charge
    const wait = await limitClient(limiter, clientKey, rate, charge)
    if (wait === 0) return
    metrics.limited(scope)
    const seconds = Math.ceil(wait / 1000)
    throw new HttpFailure(429, 'rate_limited', `Requests per second limit exceeded: try again in ${seconds} s`, {
      'retry-after': String(seconds),
    })
  }
}

async function isOwn({ gate }: HttpAppDependencies, { req }: Context): Promise<boolean> {
  const origin = req.header('origin')
  const projectId = req.query('projectId')
  if (origin === undefined || projectId === undefined) return false
  // If the database is unreachable, the endpoint's own query reports it.
  return gate.isOwn(projectId, origin).catch(() => false)
}

async function admit(
  gate: ProjectGate,
  { refusedOrigin = 401 }: Endpoint,
  projectId: string | undefined,
  origin: string | undefined,
): Promise<void> {
  const refusal = await gate.check(projectId, refusedOrigin === 'served' ? undefined : origin)
  if (refusal === undefined) return
  const isOrigin = refusal === 'Unauthorized: origin not allowed'
  const status = isOrigin && refusedOrigin === 403 ? 403 : 401
  throw new HttpFailure(status, 'authentication', refusal)
}

function isDefect(error: unknown): boolean {
  return !(error instanceof HttpFailure) && !(error instanceof TextFailure)
}

function failure(error: unknown): Response {
  return (
    failureResponse(error) ??
    new Response('Internal server error', { status: 500, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  )
}
