import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { ESCROW_CLIENTS } from './escrowClients'
import { HostileUpstream, honestly } from './HostileUpstream'
import { ONRAMP_CLIENTS } from './onrampClients'
import { PAY_CLIENTS } from './payClients'
import { TREATMENTS, wrongAnswers } from './treatments'
import { UPSTREAM_CLIENTS, type UpstreamClient } from './upstreamClients'

const CLIENTS = [...UPSTREAM_CLIENTS, ...ONRAMP_CLIENTS, ...PAY_CLIENTS, ...ESCROW_CLIENTS]
/** Maximum milliseconds for all upstreams and attempts of a client, far above its timeouts. */
const BOUND = 20_000
/** Maximum bytes that a client takes before it closes the connection: the largest limit, plus what sockets buffer. */
const MOST_BYTES = 24 * 1024 * 1024

type Outcome = { readonly result: unknown } | { readonly failure: unknown }

async function outcomeOf(ask: () => Promise<unknown>): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Outcome>(resolve => {
    timer = setTimeout(() => resolve({ failure: 'it did not end' }), BOUND)
  })
  const request = ask().then(
    result => ({ result }),
    (failure: unknown) => ({ failure }),
  )
  return Promise.race([request, late]).finally(() => clearTimeout(timer))
}

/** Expects a failure that callers can distinguish from a defect of the client. */
function expectTyped(failure: unknown): void {
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(RangeError)
  // `fetch` itself throws a TypeError too.
  if (failure instanceof TypeError) expect(failure.message).toMatch(/^(?:fetch failed|terminated)$/)
}

async function startUpstream(client: UpstreamClient): Promise<HostileUpstream> {
  return new HostileUpstream(client.answer.bind(client)).start()
}

const CASES = Object.keys(TREATMENTS).flatMap(name => CLIENTS.map(client => [client.name, name, client] as const))
/** Treatments that a client only escapes by its timeout. Their tests wait together. All others run one by one. */
const ENDLESS = /never|drips|announces more/
/** Responses that are too large for a client of chain nodes. */
const TOO_LARGE = /without end|12 MiB|gzip bomb/
/** Treatments that prevent the analytics export from reading the status, which is all that it reads of a response. */
const UNDELIVERED = /never|resets|closes|headers without|redirects|500/

async function expectEnd(_: string, treatment: string, client: UpstreamClient): Promise<void> {
  await using hostile = await startUpstream(client)
  await using honest = await startUpstream(client)
  const expected = await client
    .open([honest.url])()
    .catch(() => undefined)
  const treat = TREATMENTS[treatment]
  if (treat) hostile.treat(treat)

  const outcome = await outcomeOf(client.open([hostile.url, honest.url]))
  const isDelivered = client.name === 'the export of analytics' && !UNDELIVERED.test(treatment)
  // If a response is too large from one node, it is too large from the next, because the caller requested it.
  const isTooLarge = client.files.includes('proxy/forwardToUpstream.ts') && TOO_LARGE.test(treatment)
  if ('failure' in outcome) {
    expectTyped(outcome.failure)
    expect(isTooLarge ? 'failure' : client.otherwise).toBe('failure')
  } else if (client.otherwise !== 'next') {
    if (!isDelivered) expect(outcome.result).toBeUndefined()
  } else if (!isTooLarge) expect(outcome.result).toEqual(expected)
  expect(hostile.requests).toBeGreaterThan(0)
  expect(hostile.sent / hostile.requests).toBeLessThan(MOST_BYTES)
}

test.concurrent.each(CASES.filter(([, treatment]) => ENDLESS.test(treatment)))(
  '%s ends if an upstream %s',
  expectEnd,
  60_000,
)

test.each(CASES.filter(([, treatment]) => !ENDLESS.test(treatment)))('%s ends if an upstream %s', expectEnd, 60_000)

test.each(CLIENTS.filter(({ isOpaque }) => !isOpaque).map(client => [client.name, client] as const))(
  '%s handles wrong values at every place of a response',
  async (_, client) => {
    await using hostile = await startUpstream(client)
    const honest = new Map<string, readonly (readonly [string, string])[]>()
    // Increases, so each request gets the next wrong response to its own body.
    let index = 0
    let longest = 1
    hostile.treat((response, body) => {
      const wrong = honest.get(body) ?? [...wrongAnswers(body)]
      honest.set(body, wrong)
      longest = Math.max(longest, wrong.length)
      honestly(response, wrong[index % wrong.length]?.[1] ?? body)
    })
    for (; index < longest; index += 1) {
      const outcome = await outcomeOf(client.open([hostile.url]))
      if ('failure' in outcome) expectTyped(outcome.failure)
    }
  },
  60_000,
)

const NETWORK =
  /(?<![.#\w])fetch\((?!\w+: )|\b(?:fetchChosen|fetchJson|askRest|forwardToUpstream)\(|new (?:SafeFetch|WebSocket)\(|\.getText\(|\bsource\.get\(|\brequest as \w+ \} from 'node:https?'|createPublicClient\(/

test('the listed clients cover every file that reaches the network', async () => {
  const src = join(import.meta.dirname, '../../src')
  const files = await readdir(src, { recursive: true, withFileTypes: true })
  const reaching: string[] = []
  for (const file of files) {
    if (!file.isFile() || !/(?<!\.test)\.ts$/.test(file.name)) continue
    const path = join(file.parentPath, file.name)
    const code = (await readFile(path, 'utf8')).replaceAll(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '')
    if (NETWORK.test(code)) reaching.push(relative(src, path).replaceAll('\\', '/'))
  }
  const known = new Set(CLIENTS.flatMap(client => client.files))
  expect(reaching.filter(file => !known.has(file))).toEqual([])
  expect([...known].filter(file => !reaching.includes(file))).toEqual([])
})
