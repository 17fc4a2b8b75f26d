import { afterEach, beforeEach, expect, test } from 'vitest'
import { HostileWeb } from '../../test/images/HostileWeb'
import { gif, png, svg } from '../../test/images/pictures'
import { serveEndpoint } from '../http/serveEndpoint'
import { ImageCache } from './ImageCache'
import { ImageLinks } from './ImageLinks'
import { ImageProxy } from './ImageProxy'
import type { ImageRefused } from './ImageRefused'
import { imageEndpoint } from './imageEndpoint'
import { MediaSource } from './MediaSource'
import { SafeFetch } from './SafeFetch'
import { WorkQueue } from './WorkQueue'

const BASE = 'https://cloud.example'
const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'

let web: HostileWeb
let images: ImageProxy
let refusals: ImageRefused[]
let now: number

beforeEach(async () => {
  web = await new HostileWeb().start()
  refusals = []
  now = 0
  const fetcher = new SafeFetch(web.findPeer, { size: 10_000, timeout: 5000, redirects: 3 })
  images = new ImageProxy({
    links: new ImageLinks(['secret'], { publicUrl: `${BASE}/` }),
    source: new MediaSource(fetcher, { ipfs: 'http://ipfs.web/', arweave: 'http://arweave.web' }, 10_000),
    cache: new ImageCache(100_000, () => now),
    queue: new WorkQueue(2, 2),
  })
})
afterEach(() => web.stop())

async function ask(link: string): Promise<Response> {
  const endpoint = imageEndpoint(images, refusal => refusals.push(refusal))
  const token = link.replace(`${BASE}/v1/image/`, '')
  const request = new Request(`${BASE}/v1/image/${token}`)
  return serveEndpoint(endpoint as never, { request, params: { token }, projectId: undefined })
}

const refused = (link: string): Promise<unknown> =>
  ask(link).then(
    response => response.status,
    failure => ({ status: failure.status, description: failure.description }),
  )

const NONE = { status: 404, description: "The image can't be shown. Use a fallback image." }

test('serves nothing but the image, whatever type its server declares', async () => {
  web.file('cats.web/cat', 'image/svg+xml', Buffer.concat([png(), Buffer.from('<script>alert(1)</script>')]))
  const response = await ask(images.proxied('http://cats.web/cat'))
  expect(Buffer.from(await response.arrayBuffer())).toEqual(png())
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'image/png',
    'content-length': String(png().length),
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'attachment',
    'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
  })
})

test('follows only links that this server created', async () => {
  web.file('cats.web/cat', 'image/png', png())
  const link = images.proxied('http://cats.web/cat')
  const other = new ImageLinks(['another secret'], { publicUrl: BASE }).proxied('http://cats.web/cat')
  const [payload = '', signature = ''] = link.split('/').at(-1)?.split('.') ?? []
  const swapped = `${Buffer.from('http://cats.web/dog').toString('base64url')}.${signature}`
  for (const token of [
    other,
    swapped,
    payload,
    `${payload}.`,
    `${payload}.${signature}A`,
    `${payload}=.${signature}`,
    '.',
    '',
  ]) {
    expect(await refused(token)).toEqual({
      status: 404,
      description: "This server didn't create this link. Request a new one.",
    })
  }
  expect(web.requests).toEqual([])
  expect(await refused(link)).toBe(200)
})

test('logs why an image is rejected, and gives every client the same answer', async () => {
  web.file('cats.web/page', 'text/html', png())
  web.file('cats.web/script', 'image/png', '<html><script>alert(1)</script></html>')
  web.file('cats.web/svg', 'image/svg+xml', svg('<script>alert(1)</script>'))
  const urls = ['http://127.0.0.1/', 'http://nobody.example/', 'http://cats.web/missing', 'javascript:alert(1)', 'x']
  for (const url of [...urls, ...['page', 'script', 'svg'].map(name => `http://cats.web/${name}`)]) {
    expect(await refused(images.proxied(url))).toEqual(NONE)
  }
  expect(refusals.map(({ reason }) => reason)).toEqual([
    ...['address', 'unreachable', 'status', 'scheme', 'scheme'],
    ...['content-type', 'content-type', 'content'],
  ])
})

test('accepts data: URIs under the same rules', async () => {
  const drawing = svg('<path d="M0 0"/>')
  for (const uri of [
    `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`,
    `data:image/svg+xml;utf8,${drawing}`,
    `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    `DATA:image/gif;base64,${gif().toString('base64')}`,
  ]) {
    expect(await refused(images.proxied(uri))).toBe(200)
  }
  for (const uri of [
    `data:image/svg+xml;utf8,${svg('<script>alert(1)</script>')}`,
    `data:image/svg+xml,${encodeURIComponent(svg('', ' onload="alert(1)"'))}`,
    `data:text/html,${drawing}`,
    'data:image/png',
    'data:image/png;base64,',
  ]) {
    expect(await refused(images.proxied(uri))).toEqual(NONE)
  }
})

test('requests content ids only from the gateways', async () => {
  const arweave = 'A'.repeat(43)
  web.file(`ipfs.web/ipfs/${CID}/a%20b%23.png`, 'image/png', png())
  web.file(`ipfs.web/ipfs/${CID}`, '', png())
  web.file(`arweave.web/${arweave}`, 'image/png', png())
  for (const url of [`ipfs://${CID}/a b#.png`, `ipfs://ipfs/${CID}/a%20b%23.png`, `ipfs://${CID}`, `ar://${arweave}`]) {
    expect(await refused(images.proxied(url))).toBe(200)
  }
  const before = web.requests.length
  for (const url of [
    `ipfs://${CID}/../../secret`,
    `ipfs://${CID}/%2e%2e/%2e%2e/secret`,
    'ipfs://../secret',
    'ipfs://evil.example/a',
  ]) {
    expect(await refused(images.proxied(url))).toEqual(NONE)
  }
  expect(web.requests.length).toBe(before)
})

test('fetches an image once for concurrent clients, and again after an hour', async () => {
  web.file('cats.web/cat', 'image/png', png())
  const link = images.proxied('http://cats.web/cat')
  await Promise.all([ask(link), ask(link), ask(link)])
  await ask(link)
  expect(web.requests.length).toBe(1)
  now += 60 * 60 * 1000
  await ask(link)
  expect(web.requests.length).toBe(2)
})

test("doesn't request a rejected image again for a while, and retries sooner after a temporary failure", async () => {
  web.file('cats.web/page', 'text/html', '.')
  const bad = images.proxied('http://cats.web/page')
  const missing = images.proxied('http://cats.web/missing')
  for (const link of [bad, missing, bad, missing]) await refused(link)
  expect(web.requests.length).toBe(2)
  now += 30_000
  for (const link of [bad, missing]) await refused(link)
  expect(web.requests.slice(2)).toEqual(['cats.web /missing'])
})

test('queues images beyond the concurrency limit, and rejects those beyond the queue', async () => {
  const waiting: (() => void)[] = []
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    web.page(`cats.web/${name}`, response =>
      waiting.push(() => response.writeHead(200, { 'content-type': 'image/png' }).end(png())),
    )
  }
  const answers = ['a', 'b', 'c', 'd', 'e'].map(name => refused(images.proxied(`http://cats.web/${name}`)))
  expect(await answers[4]).toEqual({
    status: 503,
    description: 'Too many images are being fetched. Try again in a few seconds.',
  })
  for (let done = 0; done < 4; done++) {
    while (waiting.length === 0) await new Promise(resolve => setImmediate(resolve))
    waiting.shift()?.()
  }
  expect(await Promise.all(answers.slice(0, 4))).toEqual([200, 200, 200, 200])
  // A rejected client may retry immediately.
  web.file('cats.web/e', 'image/png', png())
  expect(await refused(images.proxied('http://cats.web/e'))).toBe(200)
})

test('the cache stays within its size and drops the least recently used image first', () => {
  const cache = new ImageCache(5000)
  const image = { type: 'image/png', bytes: new Uint8Array(1000), width: 1, height: 1 }
  for (const key of ['a', 'b']) cache.set(key, { image }, 1000)
  cache.get('a')
  cache.set('c', { image }, 1000)
  expect(['a', 'b', 'c'].map(key => cache.get(key) !== undefined)).toEqual([true, false, true])
  cache.set('huge', { image: { ...image, bytes: new Uint8Array(6000) } }, 1000)
  expect(cache.get('huge')).toBeUndefined()
  expect(cache.get('a')).toBeDefined()
})
