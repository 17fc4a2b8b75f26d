import fc from 'fast-check'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startUpstream, type Upstream } from '../../test/server/startUpstream'
import type { Endpoint } from '../http/Endpoint'
import { HttpFailure } from '../http/HttpFailure'
import { serveEndpoint } from '../http/serveEndpoint'
import { TextFailure } from '../http/TextFailure'
import { CallGuard } from './CallGuard'
import { JsonRpcProxy } from './JsonRpcProxy'
import { AllowedMethods } from './methods/AllowedMethods'
import { EVM_METHODS } from './methods/evmMethods'
import { DEFAULT_PROXY_LIMITS } from './ProxyLimits'
import { ProxyMetrics } from './ProxyMetrics'
import { proxyEndpoints } from './proxyEndpoints'
import { Upstreams } from './Upstreams'

const SEED = 20_261_122
/** Set `FUZZ_RUNS=100000` for a longer run. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 300)

let upstream: Upstream
let upstreams: Upstreams
let rpc: Endpoint

beforeAll(async () => {
  upstream = await startUpstream()
  upstreams = new Upstreams({ 'eip155:1': [upstream.url] }, { isWell: async () => true })
  const guard = new CallGuard(new AllowedMethods(new Map()))
  const proxy = new JsonRpcProxy(upstreams, guard, DEFAULT_PROXY_LIMITS, new ProxyMetrics(new Registry()))
  const [first] = proxyEndpoints(proxy, { http: [], ws: [], nfts: [] })
  if (!first) throw new Error('There is no endpoint')
  rpc = first
})
afterAll(() => upstream[Symbol.asyncDispose]())

/** Sends a request as the server would. Returns what the upstream received. */
async function sent(body: string): Promise<readonly string[]> {
  upstream.bodies.length = 0
  const request = new Request('http://cloud.example/v1?chainId=eip155:1&projectId=local', { method: 'POST', body })
  try {
    await serveEndpoint(rpc, { request, params: {}, projectId: 'local', isFromThisMachine: true })
  } catch (error) {
    if (!(error instanceof HttpFailure) && !(error instanceof TextFailure)) throw error
  }
  return [...upstream.bodies]
}

function expectAllowed(body: string): void {
  for (const call of [JSON.parse(body)].flat()) {
    expect(EVM_METHODS).toContain(call.method)
    for (const name of Object.keys(call)) expect(['id', 'jsonrpc', 'method', 'params']).toContain(name)
  }
}

const escaped = (text: string): string =>
  [...text].map(letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
const quoted = (text: string): fc.Arbitrary<string> =>
  fc.constantFrom(JSON.stringify(text), `"${escaped(text)}"`, `"${escaped(text.slice(0, 1))}${text.slice(1)}"`)
const method = fc.constantFrom(
  'eth_call',
  'eth_blockNumber',
  'eth_sendRawTransaction',
  'admin_addPeer',
  ' admin_addPeer',
  'eth_sendTransaction',
  'ETH_CALL',
  'eth_call\0',
  '\u0435th_call',
  '__proto__',
  'constructor',
  'debug_setHead',
)
const name = fc.constantFrom('method', 'Method', 'METHOD', 'id', 'jsonrpc', 'params', '__proto__', 'method ', '')
const value = fc.oneof(
  method.chain(quoted),
  fc.constantFrom('1', 'null', 'true', '[]', '{}', '"2.0"', '["eth_call"]', '{"method":"admin_peers"}', '"a,\\"b}"'),
)
const space = fc.constantFrom('', ' ', '\n', '\t \r')
const member = fc
  .tuple(name.chain(quoted), value, space)
  .map(([key, text, gap]) => `${gap}${key}${gap}:${gap}${text}${gap}`)
const call = fc.array(member, { maxLength: 7 }).map(members => `{${members.join(',')}}`)
const request = fc.oneof(
  call,
  fc
    .tuple(call, method.chain(quoted))
    .map(([text, own]) => `{"id":1,"method":${own}${text === '{}' ? '' : ','}${text.slice(1)}`),
  fc.array(call, { maxLength: 5 }).map(calls => `[${calls.join(',')}]`),
)

test('only allowed methods reach the upstream, and each member once, whatever members a call has', async () => {
  let passed = 0
  await fc.assert(
    fc.asyncProperty(request, async body => {
      for (const one of await sent(body)) {
        passed += 1
        expectAllowed(one)
        // Parsing would drop a duplicate member.
        expect(one.replace(/"params":"[^,}]*"|\s/g, '').match(/"method":/g)).toHaveLength(
          [JSON.parse(one)].flat().length,
        )
      }
    }),
    { seed: SEED, numRuns: RUNS },
  )
  expect(passed).toBeGreaterThan(0)
}, 600_000)

test('only allowed methods reach the upstream, whatever text arrives', async () => {
  const text = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.json({ maxDepth: 4 }),
    fc.constantFrom('', '[[', '{"method":'),
  )
  await fc.assert(
    fc.asyncProperty(text, async body => {
      for (const one of await sent(body)) expectAllowed(one)
    }),
    { seed: SEED, numRuns: RUNS },
  )
}, 600_000)
