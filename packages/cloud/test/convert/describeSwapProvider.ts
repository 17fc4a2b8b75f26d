import { inspect } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createProviders } from '../../src/convert/providers/createProviders'
import { SwapFailure } from '../../src/convert/SwapFailure'
import type { SwapBuild, SwapOffer, SwapOrder, SwapProvider } from '../../src/convert/SwapProvider'
import type { SwapProviderSettings } from '../../src/convert/SwapsFile'
import { type ApiRequest, type ApiServer, type Reply, reply, startApiServer } from '../server/ApiServer'

/** Key of all providers under test. It must not appear in errors or logs. */
export const SECRET = 'sk-secret-0123456789'
/** Clock of all providers under test. */
export const NOW = 1_790_000_000_000

/** A JSON body of an API. */
export type Body = Readonly<Record<string, unknown>>

/** A provider with recorded responses of its API. */
export interface SwapProviderUnderTest {
  /** Returns the settings for the URL of an API. */
  settings(base: { readonly url: string; readonly timeout: number }): SwapProviderSettings
  readonly order: SwapOrder
  /** Headers that each request must have. */
  readonly headers: Readonly<Record<string, string>>
  /** Recorded responses by call. */
  readonly answers: Readonly<Record<string, Body>>
  /** Requests of a quote and of a build: the call, and the query or body. */
  readonly requests: {
    readonly quote: readonly (readonly [call: string, parameters: Body])[]
    readonly build: readonly (readonly [call: string, parameters: Body])[]
  }
  readonly offer: Partial<SwapOffer>
  readonly build: Partial<SwapBuild>
  /** Responses with an error that describes the trade. */
  readonly noRoute: { readonly status: number; readonly body: unknown }
  readonly noLiquidity: { readonly status: number; readonly body: unknown }
  /** Changes of a response that must be refused, by name. Applied to every response. */
  readonly forgeries: Readonly<Record<string, (body: Body, call: string) => Body>>
}

/** Changes a value below a body. */
export function altered(body: Body, path: readonly string[], value: unknown): Body {
  const [first = '', ...rest] = path
  if (!(first in body)) return body
  const inner = body[first]
  return { ...body, [first]: rest.length === 0 ? value : altered(inner as Body, rest, value) }
}

/** The rules that every provider with an API follows. */
export function describeSwapProvider(name: string, subject: SwapProviderUnderTest): void {
  const { order, answers } = subject
  const { signal } = new AbortController()

  async function stage(): Promise<{ server: ApiServer; provider: SwapProvider; logs: unknown[] }> {
    const server = await startApiServer()
    onTestFinished(() => server[Symbol.asyncDispose]())
    const logs: unknown[] = []
    const settings = subject.settings({ url: server.url, timeout: 1000 })
    const [provider] = createProviders(
      { providers: [settings] },
      {
        logger: { error: (...line: unknown[]) => logs.push(line) },
        decimalsOf: async (_, asset) => (asset === 'native' ? 18 : 6),
        now: () => NOW,
      },
    )
    if (!provider) throw new Error('There is no provider')
    honestly(server)
    return { server, provider, logs }
  }

  function honestly(server: ApiServer, change: (body: Body, call: string) => Body = body => body): void {
    server.answer(({ call }) => {
      const body = answers[call]
      return body ? reply(change(body, call)) : reply({ message: `Unexpected ${call}` }, 500)
    })
  }

  /** Returns the reason of a failure, and checks that it reveals no key. */
  async function failureOf(run: Promise<unknown>, logs: readonly unknown[]): Promise<string> {
    const error = await run.then(
      value => expect.unreachable(`It must fail, but returned ${inspect(value)}`),
      (failure: unknown) => failure,
    )
    expect(error).toBeInstanceOf(SwapFailure)
    expect(inspect([error, logs], { depth: 20, showHidden: true })).not.toContain(SECRET)
    return error instanceof SwapFailure ? error.reason : ''
  }

  /** Fails a quote and a build with the same reason. */
  async function failWith(say: (request: ApiRequest) => Reply): Promise<readonly string[]> {
    const { server, provider, logs } = await stage()
    server.answer(say)
    return [
      await failureOf(provider.quote(order, AbortSignal.any([signal, AbortSignal.timeout(provider.timeout)])), logs),
      await failureOf(provider.build(order, AbortSignal.any([signal, AbortSignal.timeout(provider.timeout)])), logs),
    ]
  }

  describe(name, () => {
    test('quotes with the documented request', async () => {
      const { server, provider } = await stage()
      expect(provider.supports(order.chainId)).toBe(true)
      expect(provider.supports('eip155:31337')).toBe(false)
      expect(await provider.quote(order, signal)).toMatchObject(subject.offer)
      expectRequests(server.requests, subject.requests.quote)
    })

    test('builds with the documented request', async () => {
      const { server, provider } = await stage()
      expect(await provider.build(order, signal)).toMatchObject(subject.build)
      expectRequests(server.requests, subject.requests.build)
    })

    test('refuses a minimum above the price', async () => {
      const { provider, logs } = await stage()
      const { toAmount } = await provider.quote(order, signal)
      const build = provider.build({ ...order, minAmount: toAmount + 1n }, signal)
      expect(await failureOf(build, logs)).toBe('price-moved')
    })

    test('states why there is no swap', async () => {
      const { noRoute, noLiquidity } = subject
      expect(await failWith(() => reply(noRoute.body, noRoute.status))).toEqual(['no-route', 'no-route'])
      expect(await failWith(() => reply(noLiquidity.body, noLiquidity.status))).toEqual([
        'insufficient-liquidity',
        'insufficient-liquidity',
      ])
    })

    test.each<[string, () => Reply]>([
      ['a rate limit', () => reply({ message: `Slow down, ${SECRET}` }, 429, { 'retry-after': '60' })],
      ['a rejected key', () => reply({ message: `The key ${SECRET} is invalid` }, 401)],
      ['a server error', () => reply('Internal error', 500)],
      ['a slow answer', () => () => {}],
      ['an answer that never ends', () => endless],
      ['an oversized error', () => reply('x'.repeat(64 * 1024), 400)],
      ['malformed JSON', () => reply('{"toAmount": ')],
      ['deeply nested JSON', () => reply('['.repeat(5000) + ']'.repeat(5000))],
      ['no answer', () => reply('')],
      ['a list', () => reply([])],
      ['null', () => reply('null')],
    ])('counts %s as unavailable', async (_, say) => {
      expect(await failWith(say)).toEqual(['unavailable', 'unavailable'])
    })

    test('counts wrong types as unavailable', async () => {
      const numeric = (body: unknown): unknown => {
        if (Array.isArray(body)) return body.map(numeric)
        if (typeof body === 'object' && body) {
          return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, numeric(value)]))
        }
        return typeof body === 'string' && /^\d+$/.test(body) ? Number(body) : body
      }
      const { server, provider, logs } = await stage()
      honestly(server, body => numeric(body) as Body)
      expect(await failureOf(provider.quote(order, signal), logs)).toBe('unavailable')
    })

    test('counts an oversized answer as unavailable, even if it is valid', async () => {
      const { server, provider, logs } = await stage()
      honestly(server, body => ({ ...body, padding: 'x'.repeat(2 * 1024 * 1024) }))
      expect(await failureOf(provider.quote(order, signal), logs)).toBe('unavailable')
      expect(await failureOf(provider.build(order, signal), logs)).toBe('unavailable')
    })

    test('refuses a redirect', async () => {
      const target = await startApiServer()
      onTestFinished(() => target[Symbol.asyncDispose]())
      expect(await failWith(() => reply('', 302, { location: `${target.url}/` }))).toEqual([
        'unavailable',
        'unavailable',
      ])
      expect(target.requests).toEqual([])
    })

    test.each(Object.entries(subject.forgeries))('refuses %s', async (_, forge) => {
      const { server, provider, logs } = await stage()
      honestly(server, forge)
      expect(await failureOf(provider.build(order, signal), logs)).toBe('unavailable')
    })
  })

  function expectRequests(requests: readonly ApiRequest[], expected: readonly (readonly [string, Body])[]): void {
    expect(requests.map(({ call, query, body }) => [call, body ?? query])).toEqual(expected)
    for (const { headers } of requests) expect(headers).toMatchObject(subject.headers)
  }
}

const endless: Reply = response => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}
