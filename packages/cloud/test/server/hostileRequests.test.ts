import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { sharedDatabase } from './sharedDatabase'
import { startTestCloud, type TestCloud } from './startTestCloud'

/**
 * Maximum cost of a hostile request, relative to a valid one of the same size. The attacks in question cost a hundred
 * times as much.
 */
const FACTOR = 6
const MEMORY_FACTOR = 8
/** Maximum measurements of a request. A disturbed one is repeated, but a defect shows in all of them. */
const ROUNDS = 5
/** Maximum findings. The rest is skipped, because each takes long. */
const ENOUGH = 3
const MIB = 1024 * 1024

const databaseUrl = sharedDatabase()
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

interface Route {
  readonly method: string
  readonly path: string
  /** Maximum body size in bytes. Undefined if the endpoint reads no body. */
  readonly bodyLimit: number | undefined
}

interface Cost {
  /**
   * CPU time of all threads in milliseconds, so at least as long as the event loop was busy. Unlike elapsed time, it
   * doesn't grow on a busy machine.
   */
  readonly cpu: number
  /** Memory in bytes, including garbage. */
  readonly memory: number
}

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ requestBody: z.object({ 'x-body-limit': z.number() }).optional() })),
  ),
})

/** Bodies of `size` bytes that cost more to read, parse or check than their size suggests. */
const BODIES: Readonly<Record<string, (size: number) => string | Uint8Array>> = {
  'a list of numbers': size => `[${'1,'.repeat(size / 2 - 2)}1]`,
  'a list of empty objects': size => `[${'{},'.repeat(size / 3 - 2)}{}]`,
  'a list of wrong calls': size => `[${'{"method":1,"id":[]},'.repeat(size / 22 - 1)}1]`,
  'lists in lists': size => '['.repeat(size / 2) + ']'.repeat(size / 2),
  'objects in objects': size => `${'{"a":'.repeat(size / 6 - 1)}1${'}'.repeat(size / 6 - 1)}`,
  'many members': size => `{${Array.from({ length: size / 12 - 1 }, (_, index) => `"k${index}":1`).join(',')}}`,
  'a list of numbers for each member': size => {
    const list = `[${'1,'.repeat(size / 16 - 20)}1]`
    const names = ['addresses', 'params', 'data', 'message', 'metadata', 'props', 'walletInfo']
    return `{"method":"eth_call","currency":"usd",${names.map(name => `"${name}":${list}`).join(',')}}`
  },
  'a long string': size => `{"method":"${'x'.repeat(size - 20)}"}`,
  'a string of escapes': size => `{"method":"${'\\u0061'.repeat(size / 6 - 4)}"}`,
  'a string without an end': size => `"${'\\"'.repeat(size / 2 - 2)}`,
  'a long number': size => `{"id":${'9'.repeat(size - 10)}}`,
  'invalid UTF-8': size => new Uint8Array(size).fill(0xff),
  'no JSON': size => '{'.padEnd(size, '}{'),
}

/** Excessive content of a path or a query. The request line and headers have 16 KiB together. */
const PARAMETERS: Readonly<Record<string, string>> = {
  'a long text': 'a'.repeat(12_000),
  'a long number': '9'.repeat(12_000),
  'a list': '1,'.repeat(6000),
  'invalid UTF-8': '%ff'.repeat(4000),
  'lists in lists': '%5B'.repeat(4000),
  'dots and colons': 'a.:'.repeat(4000),
}
const QUERY_NAMES = [
  'address',
  'chainId',
  'cursor',
  'currency',
  'forceUpdate',
  'sv',
  'include',
  'search',
  'origin',
  'id',
]

async function stage() {
  // Each request claims a different address, so no rate limit responds in place of the endpoint.
  const cloud = await startTestCloud({ databaseUrl: databaseUrl(), trustedProxies: 1 })
  onTestFinished(() => cloud.close())
  let clients = 0
  const ask = async (path: string, init: RequestInit = {}): Promise<number> => {
    clients++
    const client = `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`
    const headers = { 'x-forwarded-for': client, origin: 'http://localhost', 'x-sdk-version': '1' }
    const response = await fetch(`${cloud.url}${path}`, { redirect: 'manual', ...init, headers })
    await response.arrayBuffer()
    return response.status
  }
  return { ask, routes: await routesOf(cloud), costOf }
}

async function routesOf({ url }: TestCloud): Promise<readonly Route[]> {
  const { paths } = documentSchema.parse(await (await fetch(`${url}/openapi.json`)).json())
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      bodyLimit: requestBody?.['x-body-limit'],
    })),
  )
}

/** Returns the lowest measured cost of a request. */
async function costOf(
  ask: () => Promise<number>,
  isEnough: (cost: Cost) => boolean = () => false,
  clean = collectGarbage,
): Promise<Cost> {
  let least: Cost = { cpu: Number.POSITIVE_INFINITY, memory: Number.POSITIVE_INFINITY }
  for (let round = 0; round < ROUNDS && !isEnough(least); round++) {
    clean()
    const before = { cpu: process.cpuUsage(), memory: memoryInUse() }
    const status = await ask()
    const { user, system } = process.cpuUsage(before.cpu)
    if (status === 429 || status >= 500) expect([400, 501, 503]).toContain(status)
    least = {
      cpu: Math.min(least.cpu, (user + system) / 1000),
      memory: Math.min(least.memory, memoryInUse() - before.memory),
    }
  }
  return least
}

function memoryInUse(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Returns a call of `size` bytes that the proxy answers itself. */
function validCall(size: number): string {
  const call = (params: string): string => `{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":["${params}"]}`
  return call('x'.repeat(size - call('').length))
}

test('no body costs much more than a valid one of its size, at any endpoint', async () => {
  const { ask, routes } = await stage()
  const proxy = '/v1?chainId=eip155:31337&projectId=local'
  const limits = new Set(routes.flatMap(({ bodyLimit }) => bodyLimit ?? []))
  const baselines = new Map<number, Cost>()
  for (const size of [...limits, MIB]) {
    expect(await ask(proxy, { method: 'POST', body: validCall(size) })).toBe(200)
    baselines.set(size, await costOf(() => ask(proxy, { method: 'POST', body: validCall(size) })))
  }
  // The smallest bodies are too cheap to measure alone.
  const floor = baselines.get(MIB)
  const tooMuch: string[] = []
  for (const { method, path, bodyLimit } of routes.filter(route => route.method !== 'GET')) {
    const size = bodyLimit ?? MIB
    const usual = {
      cpu: Math.max(floor?.cpu ?? 0, baselines.get(size)?.cpu ?? 0),
      memory: Math.max(floor?.memory ?? 0, baselines.get(size)?.memory ?? 0, size),
    }
    const isFine = ({ cpu, memory }: Cost): boolean => cpu < FACTOR * usual.cpu && memory < MEMORY_FACTOR * usual.memory
    const url = `${path.replace(/\{\w+\}/g, 'x')}?chainId=eip155:31337&projectId=local`
    // A body that isn't read always costs the same.
    for (const [name, make] of Object.entries(BODIES).slice(0, bodyLimit === undefined ? 1 : undefined)) {
      if (tooMuch.length >= ENOUGH) break
      const body = make(size)
      const cost = await costOf(() => ask(url, { method, body: body as BodyInit }), isFine)
      if (!isFine(cost)) tooMuch.push(`${method} ${path}, ${name}: ${words(cost)} against ${words(usual)}`)
    }
  }
  expect(tooMuch).toEqual([])
}, 240_000)

test('no path or query costs much more than a megabyte of a valid body, at any endpoint', async () => {
  const { ask, routes } = await stage()
  const proxy = '/v1?chainId=eip155:31337&projectId=local'
  await ask(proxy, { method: 'POST', body: validCall(MIB) })
  const usual = await costOf(() => ask(proxy, { method: 'POST', body: validCall(MIB) }))
  const isFine = ({ cpu }: Cost): boolean => cpu < FACTOR * usual.cpu
  const tooMuch: string[] = []
  for (const { method, path } of routes) {
    const plain = path.replace(/\{\w+\}/g, 'x')
    for (const [name, value] of Object.entries(PARAMETERS)) {
      const short = value.slice(0, 900)
      const urls = [
        `${path.replace(/\{\w+\}/, value).replace(/\{\w+\}/g, 'x')}?projectId=local`,
        `${plain}?projectId=local&${QUERY_NAMES.map(query => `${query}=${short}`).join('&')}`,
        `${plain}?projectId=local&${'a&'.repeat(6000)}`,
      ]
      for (const url of new Set(urls)) {
        if (tooMuch.length >= ENOUGH) break
        const cost = await costOf(
          () => ask(url, { method, ...(method !== 'GET' && { body: '{}' }) }),
          isFine,
          () => {},
        )
        if (!isFine(cost)) tooMuch.push(`${method} ${path}, ${name}: ${words(cost)} against ${words(usual)}`)
      }
    }
  }
  expect(tooMuch).toEqual([])
}, 240_000)

test('covers every endpoint, and each declares its maximum body size', async () => {
  const { ask, routes } = await stage()
  expect(routes.length).toBeGreaterThan(50)
  for (const { method, path, bodyLimit } of routes) {
    if (bodyLimit === undefined) continue
    expect(bodyLimit).toBeLessThanOrEqual(2 * MIB)
    const url = `${path.replace(/\{\w+\}/g, 'x')}?chainId=eip155:31337&projectId=local`
    expect([path, await ask(url, { method, body: ' '.repeat(bodyLimit + 1) })]).toEqual([path, 413])
  }
})

function words({ cpu, memory }: Cost): string {
  return `${cpu.toFixed(1)} ms and ${(memory / MIB).toFixed(1)} MiB`
}
