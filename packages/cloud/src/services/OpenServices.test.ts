import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { endpoint } from '../http/Endpoint'
import { OpenServices } from './OpenServices'
import { PublicAddress } from './PublicAddress'
import type { Opens, Service, ServiceContext } from './Service'

const steps: string[] = []

function context(log: string[] = []): ServiceContext {
  steps.length = 0
  const logger = pino({ base: null, timestamp: false }, { write: line => void log.push(line) })
  return { options: {}, logger, metrics: new Registry(), address: new PublicAddress(['https://cloud.example']) }
}

/** Creates a service that records its calls and whose API is its name in capitals. */
function service(
  name: string,
  needs: Readonly<Record<string, Opens<string>>> = {},
): Service<string, Record<string, string>> {
  return {
    name,
    needs,
    open(opened) {
      steps.push(`open ${name}(${Object.values(opened).join(' ')})`)
      return name.toUpperCase()
    },
    endpoints: api => [
      endpoint<unknown, unknown, unknown, unknown>({
        method: 'GET',
        path: `/${api}`,
        summary: name,
        tag: name,
        handle: async () => api,
      }),
    ],
    async drain(api) {
      steps.push(`drain ${api}`)
    },
    async close(api) {
      steps.push(`close ${api}`)
    },
  }
}

const store = service('store')
const names = service('names', { store })
const quotes = service('quotes', { names, kept: store })

test('opens each service after its dependencies, and closes in reverse order', async () => {
  const services = await OpenServices.open([quotes, names, store], context())
  expect(steps).toEqual(['open store()', 'open names(STORE)', 'open quotes(NAMES STORE)'])
  expect(services.get(names)).toBe('NAMES')

  steps.length = 0
  await services.drain()
  await services.close()
  expect(steps.slice(0, 3).sort()).toEqual(['drain NAMES', 'drain QUOTES', 'drain STORE'])
  expect(steps.slice(3)).toEqual(['close QUOTES', 'close NAMES', 'close STORE'])
})

test("keeps the list's order for independent services and for endpoints", async () => {
  const services = await OpenServices.open([quotes, service('a'), names, service('b'), store], context())
  expect(steps).toEqual(['open store()', 'open names(STORE)', 'open quotes(NAMES STORE)', 'open a()', 'open b()'])
  expect(services.endpoints().map(({ path }) => path)).toEqual(['/QUOTES', '/A', '/NAMES', '/B', '/STORE'])
})

test('closes the open services in reverse order when one fails to open, and rethrows', async () => {
  const broken = { ...service('broken', { names }), open: () => Promise.reject(new Error('The file is missing')) }
  await expect(OpenServices.open([store, names, broken, service('later')], context())).rejects.toThrow(
    'The file is missing',
  )
  expect(steps).toEqual(['open store()', 'open names(STORE)', 'close NAMES', 'close STORE'])
})

test('logs a service that fails to close or drain, and closes the others', async () => {
  const log: string[] = []
  const failing = {
    ...service('failing', { store }),
    drain: () => Promise.reject(new Error('stuck')),
    close: () => Promise.reject(new Error('stuck')),
  }
  const services = await OpenServices.open([store, failing, names], context(log))
  steps.length = 0
  await services.drain()
  await services.close()
  await services.close()
  expect(steps).toEqual(['drain STORE', 'drain NAMES', 'close NAMES', 'close STORE'])
  expect(log.map(line => JSON.parse(line))).toMatchObject([
    { service: 'failing', msg: 'A service failed to drain' },
    { service: 'failing', msg: 'A service failed to close' },
  ])
})

test('rejects a dependency cycle by name before it opens a service', async () => {
  const needs: Record<string, Opens<string>> = {}
  const chicken = service('chicken', needs)
  needs['egg'] = service('egg', { nest: service('nest', { chicken }) })
  const { egg } = needs
  const nest = (egg as Service).needs as Readonly<Record<string, Service>>
  const list = [store, chicken, egg as Service, nest['nest'] as Service]
  await expect(OpenServices.open(list, context())).rejects.toThrow(
    'Services need each other: chicken → egg → nest → chicken',
  )
  expect(steps).toEqual([])
})

test('rejects an unlisted dependency and a duplicate name', async () => {
  await expect(OpenServices.open([names], context())).rejects.toThrow(
    "The service names needs store, which isn't listed",
  )
  await expect(OpenServices.open([store, service('store')], context())).rejects.toThrow('Two services are named store')
  const services = await OpenServices.open([store], context())
  expect(() => services.get(names)).toThrow("The service names isn't open")
})

test('treats a service without a readiness check as ready', async () => {
  const away = { ...service('away'), isReady: async () => false }
  const services = await OpenServices.open([store, away], context())
  const states = services.readiness().map(async ({ name, isReady }) => [name, await isReady()])
  expect(await Promise.all(states)).toEqual([['away', false]])
})

test('the address is unknown before the server listens, unless the operator set it', () => {
  const address = new PublicAddress(undefined)
  expect(() => address.publicUrl).toThrow("isn't known before it listens")
  expect(() => address.publicUrls).toThrow("isn't known before it listens")
  address.settle('http://127.0.0.1:4400', ['http://localhost:4400', 'http://127.0.0.1:4400'])
  expect([address.publicUrl, address.publicUrls.length]).toEqual(['http://localhost:4400', 2])

  const named = new PublicAddress(['https://cloud.example'])
  named.settle('http://127.0.0.1:4400', ['http://localhost:4400'])
  expect([named.publicUrl, named.publicUrls]).toEqual(['https://cloud.example', ['https://cloud.example']])
})
