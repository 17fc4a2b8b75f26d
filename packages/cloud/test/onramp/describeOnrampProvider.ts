import { inspect } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { OnrampFailure } from '../../src/onramp/OnrampFailure'
import type { OnrampProviderSettings } from '../../src/onramp/OnrampFile'
import type {
  OnrampOffer,
  OnrampOptions,
  OnrampProvider,
  OnrampPurchaseKey,
  OnrampUpdate,
  OnrampWebhook,
} from '../../src/onramp/OnrampProvider'
import { createProviders } from '../../src/onramp/providers/createProviders'
import { type ApiRequest, type ApiServer, type Reply, reply, startApiServer } from '../server/ApiServer'
import { INPUT, NOW, ORDER, PLACE, SECRET, SESSION } from './purchase'

/** Changes a response, by call. */
export type Change = (body: unknown, call: string) => unknown
/** Call, and query or body. */
type Parameters = readonly [call: string, parameters: unknown]

/** A provider with responses from its documentation. */
export interface OnrampProviderUnderTest {
  /** Returns the settings for the URL of an API. */
  settings(base: { readonly url: string; readonly timeout: number }): OnrampProviderSettings
  /** Responses by call. */
  readonly answers: Readonly<Record<string, unknown>>
  /** Texts that must not appear in errors, besides `SECRET`. */
  readonly secrets?: readonly string[]
  /** Documented requests. `options` has all, the others have the last one, or none. */
  readonly requests: {
    readonly options: readonly Parameters[]
    readonly quote: Parameters
    readonly session: Parameters | undefined
    readonly status: Parameters
  }
  /** Headers of the quote. */
  readonly headers: Readonly<Record<string, unknown>>
  readonly options: OnrampOptions
  readonly limits: { readonly min: bigint; readonly max: bigint }
  readonly offer: Partial<OnrampOffer>
  readonly quoteReference?: string
  /** Start of the link. */
  readonly link: string
  /** Changes of responses that must be refused, by name. */
  readonly quoteForgeries: Readonly<Record<string, Change>>
  readonly sessionForgeries: Readonly<Record<string, Change>>
  /** Change after which the country isn't supported. */
  readonly elsewhere: Change
  /** Errors of a quote with their reason. */
  readonly refusals: readonly (readonly [reason: string, status: number, body: unknown])[]
  readonly purchase?: Partial<OnrampPurchaseKey>
  /** Responses of the status API with their updates. */
  readonly statuses: readonly (readonly [name: string, answer: unknown, update: Partial<OnrampUpdate> | undefined])[]
  /** Change of a response of the status API to another recipient. */
  readonly otherRecipient: Change
  readonly webhook: {
    /** Signs an event. */
    sign(event: unknown, at: number, key: 'ours' | 'other'): OnrampWebhook | Promise<OnrampWebhook>
    readonly event: unknown
    readonly update: Partial<OnrampUpdate>
    /** An event about something else. */
    readonly foreign: unknown
    tamper(body: string): string
    /** Header with the signature. Undefined if the body has it. */
    readonly header: string | undefined
    readonly hasTime: boolean
  }
}

/** Changes a value below a body, if it is there. */
export function altered(body: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return value
  if (Array.isArray(body)) {
    return body.map((item, index) => (index === first ? altered(item, rest, value) : item))
  }
  if (typeof body !== 'object' || body === null || !(first in body)) return body
  return { ...body, [first]: altered((body as Record<string, unknown>)[first], rest, value) }
}

/** The rules that every provider follows. */
export function describeOnrampProvider(name: string, subject: OnrampProviderUnderTest): void {
  const { answers, webhook } = subject
  const order = { ...ORDER, quoteReference: subject.quoteReference }
  const purchase = { sessionId: SESSION, chainId: ORDER.chainId, address: ORDER.address, ...subject.purchase }
  const { signal } = new AbortController()

  async function stage(): Promise<{ server: ApiServer; provider: OnrampProvider; logs: unknown[] }> {
    const server = await startApiServer()
    onTestFinished(() => server[Symbol.asyncDispose]())
    const logs: unknown[] = []
    const [provider] = createProviders(
      { providers: [subject.settings({ url: server.url, timeout: 400 })] },
      {
        logger: { warn: (...line: unknown[]) => logs.push(line) },
        now: () => NOW,
        sandbox: () => expect.unreachable(),
      },
    )
    if (!provider) throw new Error('There is no provider')
    honestly(server)
    return { server, provider, logs }
  }

  function honestly(server: ApiServer, change: Change = body => body): void {
    server.answer(({ call }) => {
      const body = answers[call]
      return body === undefined ? reply({ message: `Unexpected ${call}` }, 500) : reply(change(body, call))
    })
  }

  /** Returns a failure, and checks that it reveals no key. */
  async function failureOf(run: Promise<unknown>, logs: readonly unknown[]): Promise<OnrampFailure> {
    const error = await run.then(
      value => expect.unreachable(`It must fail, but returned ${inspect(value)}`),
      (failure: unknown) => failure,
    )
    if (!(error instanceof OnrampFailure)) throw error
    const shown = inspect([error, logs], { depth: 20, showHidden: true })
    for (const secret of [SECRET, ...(subject.secrets ?? [])]) expect(shown).not.toContain(secret)
    return error
  }

  /** Fails each request, and returns the reasons. */
  async function failWith(say: (request: ApiRequest) => Reply): Promise<ReadonlySet<string>> {
    const { server, provider, logs } = await stage()
    server.answer(say)
    const limit = (): AbortSignal => AbortSignal.timeout(provider.timeout)
    const runs = [
      provider.options(PLACE, limit()),
      provider.quote(INPUT, limit()),
      provider.createSession(order, limit()),
      provider.status(purchase, limit()),
    ]
    return new Set((await Promise.all(runs.map(run => failureOf(run, logs)))).map(({ reason }) => reason))
  }

  describe(name, () => {
    test('lists the offer with the documented requests', async () => {
      const { server, provider } = await stage()
      expect(await provider.options(PLACE, signal)).toEqual(subject.options)
      const sent = server.requests.map(sentBy)
      expect(sent).toHaveLength(subject.requests.options.length)
      expect(sent).toEqual(expect.arrayContaining([...subject.requests.options]))
    })

    test('lists nothing in a country that is not supported', async () => {
      const { server, provider, logs } = await stage()
      honestly(server, subject.elsewhere)
      expect(await provider.options(PLACE, signal)).toBeUndefined()
      expect(await failureOf(provider.quote(INPUT, signal), logs)).toMatchObject({ reason: 'unsupported-country' })
    })

    test('quotes with the documented request', async () => {
      const { server, provider } = await stage()
      expect(await provider.quote(INPUT, signal)).toMatchObject(subject.offer)
      expect(server.requests.map(sentBy).at(-1)).toEqual(subject.requests.quote)
      expect(server.requests.at(-1)?.headers).toMatchObject(subject.headers)
    })

    test('creates a page with the documented request', async () => {
      const { server, provider } = await stage()
      const { url } = await provider.createSession(order, signal)
      expect(url.slice(0, subject.link.length)).toBe(subject.link)
      if (subject.requests.session) expect(server.requests.map(sentBy).at(-1)).toEqual(subject.requests.session)
    })

    test.each([
      ['unsupported-asset', { asset: '0x000000000000000000000000000000000000dead' }],
      ['unsupported-currency', { currency: 'XTS' }],
      ['unsupported-method', { method: 'cheque' }],
      ['amount-too-low', { total: 10n ** 16n }],
      ['amount-too-high', { total: 10n ** 25n }],
    ])('states %s', async (reason, change) => {
      const { provider, logs } = await stage()
      const failure = await failureOf(provider.quote({ ...INPUT, ...change }, signal), logs)
      expect(failure.reason).toBe(reason)
      expect(failure.limits).toEqual(reason.startsWith('amount') ? subject.limits : undefined)
    })

    test.each(subject.refusals)('reads %s in an error', async (reason, status, body) => {
      const { server, provider, logs } = await stage()
      server.answer(({ call }) => (call === subject.requests.quote[0] ? reply(body, status) : reply(answers[call])))
      expect((await failureOf(provider.quote(INPUT, signal), logs)).reason).toBe(reason)
    })

    test.each<[string, () => Reply]>([
      ['a rate limit', () => reply({ message: `Slow down, ${SECRET}` }, 429, { 'retry-after': '60' })],
      ['a rejected key', () => reply({ message: `The key ${SECRET} is invalid` }, 401)],
      ['a server error', () => reply(`Internal error ${SECRET}`, 500)],
      ['a slow answer', () => () => {}],
      ['an answer that never ends', () => endless],
      ['an oversized error', () => reply('x'.repeat(64 * 1024), 400)],
      ['malformed JSON', () => reply('{"quotes": ')],
      ['deeply nested JSON', () => reply('['.repeat(5000) + ']'.repeat(5000))],
      ['no answer', () => reply('')],
      ['text', () => reply('"text"')],
      ['null', () => reply('null')],
    ])('counts %s as unavailable', async (_, say) => {
      expect(await failWith(say)).toEqual(new Set(['unavailable']))
    })

    test('counts an oversized answer as unavailable', async () => {
      expect(await failWith(() => reply(`${' '.repeat(5 * 1024 * 1024)}{}`))).toEqual(new Set(['unavailable']))
    })

    test('refuses a redirect', async () => {
      const target = await startApiServer()
      onTestFinished(() => target[Symbol.asyncDispose]())
      expect(await failWith(() => reply('', 302, { location: `${target.url}/` }))).toEqual(new Set(['unavailable']))
      expect(target.requests).toEqual([])
    })

    test.each(Object.entries(subject.quoteForgeries))('refuses a price with %s', async (_, forge) => {
      const { server, provider, logs } = await stage()
      honestly(server, forge)
      expect((await failureOf(provider.quote(INPUT, signal), logs)).reason).toBe('unavailable')
    })

    test.each(Object.entries(subject.sessionForgeries))('refuses a page with %s', async (_, forge) => {
      const { server, provider, logs } = await stage()
      honestly(server, forge)
      expect((await failureOf(provider.createSession(order, signal), logs)).reason).toBe('unavailable')
    })

    test('asks for the status with the documented request', async () => {
      const { server, provider } = await stage()
      await provider.status(purchase, signal)
      expect(server.requests.map(sentBy).at(-1)).toEqual(subject.requests.status)
    })

    test.each(subject.statuses)('reads the status %s', async (_, answer, update) => {
      const { server, provider } = await stage()
      server.answer(({ call }) => {
        if (call !== subject.requests.status[0]) return reply(answers[call])
        return answer === undefined ? reply({ message: 'Not found' }, 404) : reply(answer)
      })
      const known = await provider.status(purchase, signal)
      if (update) expect(known).toMatchObject({ sessionId: SESSION, ...update })
      else expect(known).toBeUndefined()
    })

    test('refuses the status of a purchase for another recipient', async () => {
      const { server, provider, logs } = await stage()
      honestly(server, subject.otherRecipient)
      expect((await failureOf(provider.status(purchase, signal), logs)).reason).toBe('unavailable')
    })

    describe('webhooks', () => {
      test('accepts a signed one', async () => {
        const { provider } = await stage()
        const signed = await webhook.sign(webhook.event, NOW, 'ours')
        expect(await provider.readWebhook(signed, signal)).toMatchObject([webhook.update])
      })

      test('ignores one about something else', async () => {
        const { provider } = await stage()
        expect(await provider.readWebhook(await webhook.sign(webhook.foreign, NOW, 'ours'), signal)).toEqual([])
      })

      test.each<[string, () => OnrampWebhook | Promise<OnrampWebhook>]>([
        ['another key', () => webhook.sign(webhook.event, NOW, 'other')],
        ['a tampered body', async () => tampered(await webhook.sign(webhook.event, NOW, 'ours'))],
        ['a body that is not JSON', async () => ({ ...(await webhook.sign(webhook.event, NOW, 'ours')), body: '{' })],
        ['an empty body', async () => ({ ...(await webhook.sign(webhook.event, NOW, 'ours')), body: '' })],
      ])('refuses %s', async (_, create) => {
        const { provider, logs } = await stage()
        expect((await failureOf(provider.readWebhook(await create(), signal), logs)).reason).toBe('forged')
      })

      if (webhook.hasTime) {
        test.each([-301_000, 301_000])('refuses one from %d ms away', async away => {
          const { provider, logs } = await stage()
          const signed = await webhook.sign(webhook.event, NOW + away, 'ours')
          expect((await failureOf(provider.readWebhook(signed, signal), logs)).reason).toBe('forged')
        })
      }

      if (webhook.header) {
        test.each([undefined, '', 'x', 't=1', ','])('refuses the signature %j', async signature => {
          const { provider, logs } = await stage()
          const signed = await webhook.sign(webhook.event, NOW, 'ours')
          const headers = new Headers(signed.headers)
          headers.delete(webhook.header ?? '')
          if (signature !== undefined) headers.set(webhook.header ?? '', signature)
          expect((await failureOf(provider.readWebhook({ ...signed, headers }, signal), logs)).reason).toBe('forged')
        })
      }
    })
  })

  function tampered({ body, ...rest }: OnrampWebhook): OnrampWebhook {
    const changed = webhook.tamper(body)
    expect(changed).not.toBe(body)
    return { ...rest, body: changed }
  }
}

function sentBy({ call, query, body }: ApiRequest): Parameters {
  return [call, body ?? query]
}

const endless: Reply = response => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}
