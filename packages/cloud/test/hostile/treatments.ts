import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { honestly, type Treatment } from './HostileUpstream'

const JSON_HEADERS = { 'content-type': 'application/json' }
const CHUNK = Buffer.alloc(64 * 1024, ' ')
/** Larger than any client's limit. */
const LARGE = 12 * 1024 * 1024
const DEEP = 100_000

/** Decompresses to many times its size. */
const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '))

function say(body: string | Buffer, headers: Readonly<Record<string, string | number>> = {}, status = 200): Treatment {
  return response => void response.writeHead(status, { ...JSON_HEADERS, ...headers }).end(body)
}

/** Writes for as long as the client reads. */
function writeForever(response: ServerResponse): void {
  const more = (): void => {
    while (!response.destroyed && response.write(CHUNK));
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}

function drip(response: ServerResponse, body: string): void {
  let position = 0
  const timer = setInterval(() => response.write(body[position++ % body.length] ?? ' '), 20)
  response.on('close', () => clearInterval(timer))
}

/** Responses that no honest server sends, by name. None of them may produce a result. */
export const TREATMENTS: Readonly<Record<string, Treatment>> = {
  'never answers': () => {},
  'resets the connection': response => void response.socket?.resetAndDestroy(),
  'closes the connection in the middle of its headers': response => void response.socket?.end('HTTP/1.1 200 O'),
  'sends headers without end': response => {
    response.socket?.write('HTTP/1.1 200 OK\r\n')
    const timer = setInterval(() => response.socket?.write(`x-${Math.random()}: ${'y'.repeat(1000)}\r\n`), 1)
    response.on('close', () => clearInterval(timer))
  },
  'drips its answer': (response, body) => {
    response.writeHead(200, JSON_HEADERS)
    drip(response, body)
  },
  'drips white space before its answer': response => {
    response.writeHead(200, JSON_HEADERS)
    drip(response, ' ')
  },
  'answers without end': response => {
    response.writeHead(200, JSON_HEADERS)
    writeForever(response)
  },
  'answers with 12 MiB': say(`"${'x'.repeat(LARGE)}"`),
  'nests 100 000 arrays': say('['.repeat(DEEP) + ']'.repeat(DEEP)),
  'nests 100 000 objects': say(`${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`),
  'leaves nesting open': say('[{"a":'.repeat(DEEP)),
  'truncates its answer': (response, body) => honestly(response, body.slice(0, -2)),
  'breaks off before the length that it announced': (response, body) => {
    response.writeHead(200, { ...JSON_HEADERS, 'content-length': body.length + 100 })
    response.write(body, () => response.socket?.destroy())
  },
  'announces more than it sends': (response, body) => {
    response.writeHead(200, { ...JSON_HEADERS, 'content-length': body.length + 100 })
    response.write(body)
  },
  'announces less than it sends': (response, body) =>
    void response.socket?.end(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 5\r\n\r\n${body}`),
  'sends invalid UTF-8': say(
    Buffer.concat([Buffer.from('{"'), Buffer.of(0xff, 0xfe, 0xc3, 0x28), Buffer.from('":1}')]),
  ),
  'redirects to itself': (response, _body) => void response.writeHead(302, { location: '/again' }).end(),
  'redirects to another host': (response, _body) =>
    void response.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  'answers with a page': (response, _body) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>502 Bad Gateway</h1></html>'),
  'calls a page JSON': say('<html></html>'),
  'answers with nothing': say(''),
  'answers with 500': say('{}', {}, 500),
  'answers with 204': response => void response.writeHead(204).end(),
  'sends a gzip bomb': say(bomb, { 'content-encoding': 'gzip', 'content-length': bomb.length }),
  'calls plain text gzip': say('{}', { 'content-encoding': 'gzip' }),
}

/** JSON texts that replace a value of another kind. `1e400` is valid, but doesn't fit a double. */
const WRONG = [
  'null',
  'true',
  '""',
  '"x"',
  '-1',
  '1.5',
  '1e400',
  '-1e400',
  '9'.repeat(400),
  '[]',
  '{}',
  '[[]]',
  `"${'y'.repeat(10_000)}"`,
]

/** Generates every JSON text that differs from an honest one in one value, with a description. */
export function* wrongAnswers(honest: string): Generator<readonly [string, string]> {
  const root = JSON.parse(honest) as unknown
  for (const path of pathsOf(root)) {
    for (const wrong of WRONG) {
      const text = JSON.stringify(replaced(root, path, MARK)).replace(`"${MARK}"`, wrong)
      yield [`${path.join('.') || 'everything'} is ${wrong.slice(0, 20)}`, text]
    }
  }
}

const MARK = 'the value that is wrong'

function* pathsOf(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  yield path
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) yield* pathsOf(child, [...path, key])
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: string): unknown {
  if (key === undefined) return by
  if (Array.isArray(value))
    return value.map((child, index) => (String(index) === key ? replaced(child, rest, by) : child))
  const children = Object.entries(value as object).map(([name, child]) => [
    name,
    name === key ? replaced(child, rest, by) : child,
  ])
  return Object.fromEntries(children)
}
