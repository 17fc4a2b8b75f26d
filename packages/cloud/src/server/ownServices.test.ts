import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { endpoint } from '../http/Endpoint'
import type { Service } from '../services/Service'
import { startCloud } from './startCloud'

const databaseUrl = sharedDatabase()

function greetings(path = '/greet/{word}', name = 'greetings'): Service {
  return {
    name,
    open: () => 'Hello',
    endpoints: () => [
      endpoint({
        method: 'GET',
        path,
        summary: 'Greets',
        tag: 'Greetings',
        params: z.object({ word: z.string().max(5) }),
        answer: z.object({ text: z.string() }),
        isPublic: true,
        handle: async ({ params }) => ({ text: `Hello ${params.word}` }),
      }),
    ],
  }
}

const start = (services: Service[], port = 0) =>
  startCloud({ port, logLevel: 'silent', databaseUrl: databaseUrl(), services })

test("serves and documents an operator's own service within its limits", async () => {
  const cloud = await start([greetings()])
  onTestFinished(() => cloud.close())
  expect(await (await fetch(`${cloud.url}/greet/you`)).json()).toEqual({ text: 'Hello you' })
  expect((await fetch(`${cloud.url}/greet/everyone`)).status).toBe(400)
  const { paths } = await (await fetch(`${cloud.url}/openapi.json`)).json()
  expect(paths).toHaveProperty('/greet/{word}')
})

test.each([
  ['a name that the server uses', [greetings('/greet', 'wallets')], 'services/name-taken', 'named wallets'],
  ['an endpoint of the server', [greetings('/health')], 'services/endpoint-taken', 'GET /health'],
  [
    'an endpoint of another service',
    [greetings(), greetings('/greet/{other}', 'more')],
    'services/endpoint-taken',
    'GET /greet/{word} and GET /greet/{other}',
  ],
  ['an endpoint that would hide others', [greetings('/{word}')], 'services/endpoint-taken', 'and GET /{word}'],
  [
    'an endpoint that would hide one with a parameter',
    [greetings('/{scope}/getAssetImage/logo')],
    'services/endpoint-taken',
    'GET /public/getAssetImage/{imageId}',
  ],
  ['a router wildcard', [greetings('/*')], 'services/path-unsupported', 'GET /*'],
  ['a router parameter', [greetings('/:word')], 'services/path-unsupported', 'GET /:word'],
  ['a path without a leading slash', [greetings('health')], 'services/path-unsupported', 'GET health'],
])('rejects %s', async (_, services, code, reason) => {
  const message = expect.stringContaining(reason)
  await expect(start(services)).rejects.toMatchObject({ name: 'ServiceConflict', code, message })
})

test('leaves the port free after a rejection', async () => {
  const before = await start([])
  const port = Number(new URL(before.url).port)
  await before.close()
  await expect(start([greetings('/health')], port)).rejects.toMatchObject({ code: 'services/endpoint-taken' })
  // Another program may use that port by now, so a new listener would prove nothing.
  await expect(fetch(before.url)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
})
