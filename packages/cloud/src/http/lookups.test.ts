import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { ClientKeys } from '../limits/ClientKeys'
import { MemoryRateLimiter } from '../limits/MemoryRateLimiter'
import { DEFAULT_SETTINGS, type Project } from '../projects/Project'
import { ProjectDirectory } from '../projects/ProjectDirectory'
import { HttpServer } from '../server/HttpServer'
import { createHttpApp } from './createHttpApp'
import { endpoint } from './Endpoint'
import { HttpMetrics } from './HttpMetrics'

const ID = 'a'.repeat(32)
const ORIGIN = 'https://app.example'
const project: Project = { ...DEFAULT_SETTINGS, id: ID, name: 'Known', allowedOrigins: [ORIGIN] }

async function serve() {
  const lookups: string[] = []
  const source = {
    find: async (id: string) => {
      lookups.push(id)
      return id === ID ? project : undefined
    },
  }
  const me = endpoint<unknown, unknown, unknown, unknown>({
    method: 'GET',
    path: '/me',
    summary: 'Takes cookies',
    tag: 'Test',
    takesCookies: true,
    rate: { burst: 50, perSecond: 1 },
    handle: async () => ({}),
  })
  const clients = new ClientKeys('secret', 0)
  const app = createHttpApp({
    endpoints: [me],
    // The clock stands still, so the limits don't refill.
    limiter: new MemoryRateLimiter({ now: () => 0 }),
    quotas: { charge: async () => {} },
    gate: new ProjectDirectory(source),
    clients,
    metrics: new HttpMetrics(new Registry()),
    logger: pino({ level: 'silent' }),
  })
  const server = new HttpServer({ clients, drainTime: 50 })
  const port = await server.listen(0, '127.0.0.1')
  server.serve({ fetch: (request, env) => app.fetch(request, env), upgrade: () => {} })
  onTestFinished(() => server.close())
  const ask = (method: string, projectId: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/me?projectId=${projectId}`, {
      method,
      headers: { origin: ORIGIN, ...(method === 'OPTIONS' && { 'access-control-request-method': 'GET' }) },
    })
  return { ask, lookups }
}

const randomId = (index: number): string => index.toString(16).padStart(32, '0')

test('charges preflights before the project lookup', async () => {
  const { ask, lookups } = await serve()
  const statuses: number[] = []
  for (let index = 0; index < 1200; index++) statuses.push((await ask('OPTIONS', randomId(index))).status)

  expect(statuses.filter(status => status === 204)).toHaveLength(1000)
  expect(statuses.filter(status => status === 429)).toHaveLength(200)
  expect(lookups).toHaveLength(1000)
})

test('charges a request once, before all its project lookups', async () => {
  const { ask, lookups } = await serve()
  const statuses: number[] = []
  for (let index = 0; index < 80; index++) statuses.push((await ask('GET', randomId(index))).status)

  expect(statuses.filter(status => status === 401)).toHaveLength(50)
  expect(statuses.filter(status => status === 429)).toHaveLength(30)
  expect(lookups).toHaveLength(50)
})

test('lets only the project’s own apps send cookies and read a rejection', async () => {
  const { ask } = await serve()
  const credentials = async (method: string, projectId: string): Promise<(string | null)[]> => {
    const { headers } = await ask(method, projectId)
    return [headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]
  }
  expect(await credentials('OPTIONS', ID)).toEqual([ORIGIN, 'true'])
  expect(await credentials('GET', ID)).toEqual([ORIGIN, 'true'])
  expect(await credentials('OPTIONS', randomId(1))).toEqual(['*', null])
  expect(await credentials('GET', randomId(1))).toEqual(['*', null])

  for (let index = 0; index < 60; index++) await ask('GET', ID)
  expect((await ask('GET', ID)).status).toBe(429)
  expect(await credentials('GET', ID)).toEqual([ORIGIN, 'true'])
})
