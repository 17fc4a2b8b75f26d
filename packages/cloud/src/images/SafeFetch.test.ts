import { createServer } from 'node:tls'
import { deflateSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HostileWeb } from '../../test/images/HostileWeb'
import { png } from '../../test/images/pictures'
import { SafeFetch } from './SafeFetch'

let web: HostileWeb
let fetcher: SafeFetch

beforeEach(async () => {
  web = await new HostileWeb().start()
  fetcher = new SafeFetch(web.findPeer, { size: 1000, timeout: 5000, redirects: 3 })
})
afterEach(() => web.stop())

const outcome = (url: string): Promise<unknown> =>
  fetcher.get(url, 'image/*').then(
    ({ bytes, type }) => ({ type, text: Buffer.from(bytes).toString('latin1') }),
    error => error.reason,
  )

test('returns a file as it was sent, with a normalized type', async () => {
  web.file('cats.web/cat?size=1', 'Image/PNG; charset=x', png())
  expect(await outcome('http://cats.web/cat?size=1#top')).toEqual({ type: 'image/png', text: png().toString('latin1') })
})

test('sends nothing that identifies the user', async () => {
  web.file('cats.web/cat', 'image/png', '.')
  await outcome('http://cats.web/cat')
  expect(Object.keys(web.seenHeaders[0] ?? {}).sort()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ])
})

test('follows a redirect to a public address', async () => {
  web.redirect('cats.web/old', '//more.web/new')
  web.file('more.web/new', 'image/png', '.')
  expect(await outcome('http://cats.web/old')).toEqual({ type: 'image/png', text: '.' })
})

test.each([
  'http://127.0.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::ffff:7f00:1]/',
  'http://2130706433/',
  'http://inside.example/',
  'http://user:pass@cats.web/cat',
])('rejects a redirect to %s before sending anything there', async location => {
  web.names.set('inside.example', ['192.168.1.1'])
  web.redirect('cats.web/', location)
  expect(await outcome('http://cats.web/')).toBe('address')
  expect(web.requests).toEqual(['cats.web /'])
})

test.each(['file:///etc/passwd', 'ftp://cats.web/', 'gopher://cats.web/_x', 'data:image/png,x', 'javascript:alert(1)'])(
  "doesn't fetch %s, directly or by a redirect",
  async location => {
    web.redirect('cats.web/', location)
    expect(await outcome(location)).toBe('scheme')
    expect(await outcome('http://cats.web/')).toBe('scheme')
  },
)

test.each([
  // The host is the one that a browser would connect to, wherever it is in the text.
  ...['http://127.0.0.1\\@cats.web/', 'http://127.0.0.1#@cats.web/', 'http://127.0.0.1?@cats.web/'],
  ...['http:///127.0.0.1/', 'ht\ttp://127.0.\n0.1/', ' http://127.0.0.1/', 'http://127.0.0.1./', 'http://[::]/'],
  'http://cats.web@127.0.0.1/',
  // Other ports belong to other protocols.
  ...['http://public.example:22/', 'http://public.example:6379/', 'http://public.example:443/'],
])('rejects %j before sending anything there, directly or by a redirect', async address => {
  web.names.set('public.example', ['93.184.216.34'])
  web.redirect('cats.web/', address.replace(/[\t\n]/g, ''))
  expect(await outcome(address)).toBe('address')
  expect(await outcome('http://cats.web/')).toBe('address')
  expect(web.requests).toEqual(['cats.web /'])
})

test.each([301, 302, 303, 307, 308])('follows a redirect with status %i and ignores its content', async status => {
  web.redirect('cats.web/', 'http://more.web/', status)
  web.file('more.web/', 'image/png', '.')
  expect(await outcome('http://cats.web/')).toEqual({ type: 'image/png', text: '.' })
})

test.each([300, 304, 305, 306, 401, 407])('status %i is neither an image nor a redirect', async status => {
  web.redirect('cats.web/', 'http://more.web/', status)
  expect(await outcome('http://cats.web/')).toBe('status')
  expect(web.requests).toEqual(['cats.web /'])
})

test('rejects a redirect without a location', async () => {
  web.page('cats.web/', response => response.writeHead(302).end())
  expect(await outcome('http://cats.web/')).toBe('redirects')
})

test('follows at most three redirects', async () => {
  for (const step of [1, 2, 3, 4]) web.redirect(`cats.web/${step}`, `/${step + 1}`)
  web.file('cats.web/5', 'image/png', '.')
  expect(await outcome('http://cats.web/1')).toBe('redirects')
  expect(await outcome('http://cats.web/2')).toEqual({ type: 'image/png', text: '.' })
})

test('resolves a name once, and connects to the checked address', async () => {
  const answers = [['127.0.0.1'], ['10.0.0.1']]
  let lookups = 0
  const rebinding = new SafeFetch(
    // No name server has this name, so a second lookup would fail.
    async () => ({ address: answers[lookups++]?.[0] ?? '', port: web.port }),
    { size: 1000, timeout: 5000, redirects: 3 },
  )
  web.file('rebind.invalid/cat', 'image/png', '.')
  expect(await rebinding.get('http://rebind.invalid/cat', 'image/*')).toMatchObject({ type: 'image/png' })
  expect(lookups).toBe(1)
})

test("looks up and checks the name of a redirect's target", async () => {
  web.names.set('rebind.example', ['127.0.0.1'])
  web.redirect('cats.web/', 'http://rebind.example/')
  expect(await outcome('http://cats.web/')).toBe('address')
  expect(web.lookups).toEqual(['rebind.example'])
})

test('rejects too many bytes, whether announced or only received', async () => {
  web.page('cats.web/announced', response => response.writeHead(200, { 'content-length': '1001' }).write('.'))
  web.page('cats.web/streamed', response => {
    response.writeHead(200)
    const more = (): void => {
      while (!response.destroyed && response.write('x'.repeat(400)));
    }
    response.on('drain', more)
    more()
  })
  web.file('cats.web/exact', '', 'x'.repeat(1000))
  expect(await outcome('http://cats.web/announced')).toBe('too-large')
  expect(await outcome('http://cats.web/streamed')).toBe('too-large')
  expect(await outcome('http://cats.web/exact')).toEqual({ type: '', text: 'x'.repeat(1000) })
})

test('rejects compressed responses without decompressing them', async () => {
  const zeros = Buffer.alloc(5_000_000)
  const packed = {
    gzip: gzipSync(zeros),
    deflate: deflateSync(zeros),
    br: Buffer.of(0),
    'gzip, gzip': gzipSync(gzipSync(zeros)),
    'identity, gzip': gzipSync(zeros),
    'x-unheard-of': zeros,
  }
  for (const [encoding, bytes] of Object.entries(packed)) {
    web.page(`cats.web/${encoding.length}`, response =>
      response
        .writeHead(200, { 'content-encoding': encoding, 'content-type': 'image/png' })
        .end(bytes.subarray(0, 900)),
    )
    expect(await outcome(`http://cats.web/${encoding.length}`)).toBe('encoding')
  }
})

test('times out if a server never answers, stops midway or drips', async () => {
  fetcher = new SafeFetch(web.findPeer, { size: 1000, timeout: 100, redirects: 3 })
  web.page('cats.web/silent', () => {})
  web.page('cats.web/half', response => response.writeHead(200, { 'content-length': '10' }).write('.'))
  web.page('cats.web/drip', response => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('.'), 20)
    response.on('close', () => clearInterval(timer))
  })
  for (const path of ['silent', 'half', 'drip']) expect(await outcome(`http://cats.web/${path}`)).toBe('timeout')
  // All connections are closed.
  await web.left()
})

test('times out if a name server never answers', async () => {
  fetcher = new SafeFetch(() => new Promise(() => {}), { size: 1000, timeout: 50, redirects: 3 })
  expect(await outcome('http://cats.web/')).toBe('timeout')
})

test('rejects a broken connection, a protocol upgrade and any status but 200', async () => {
  web.page('cats.web/cut', response => response.destroy())
  web.page('cats.web/short', response => {
    response.writeHead(200, { 'content-length': '10' }).write('.')
    setImmediate(() => response.destroy())
  })
  web.page('cats.web/upgrade', response => response.writeHead(101, { upgrade: 'x', connection: 'upgrade' }).end())
  web.page('cats.web/partial', response => response.writeHead(206).end('.'))
  expect(await outcome('http://cats.web/cut')).toBe('unreachable')
  expect(await outcome('http://cats.web/short')).toBe('unreachable')
  expect(await outcome('http://cats.web/upgrade')).toBe('status')
  expect(await outcome('http://cats.web/partial')).toBe('status')
  expect(await outcome('http://cats.web/missing')).toBe('status')
})

test('closes each connection after its request, whatever the outcome', async () => {
  web.file('cats.web/cat', 'image/png', '.')
  web.page('cats.web/old', response => response.writeHead(302, { location: '/cat' }).write('.'))
  web.page('cats.web/upgrade', response => response.writeHead(101, { upgrade: 'x', connection: 'upgrade' }).end())
  web.page('cats.web/endless', response => response.writeHead(200).write('x'.repeat(2000)))
  for (const path of ['cat', 'cat', 'old', 'upgrade', 'endless', 'missing']) await outcome(`http://cats.web/${path}`)
  await web.left()
  expect(web.connections).toBe(7)
})

test('connects to the checked port, not to that of the URL', async () => {
  web.file('cats.web:1/cat', 'image/png', '.')
  expect(await outcome('http://cats.web:1/cat')).toEqual({ type: 'image/png', text: '.' })
})

test('limits the size of headers', async () => {
  web.page('cats.web/', response => response.writeHead(200, { 'x-more': 'x'.repeat(20_000) }).end())
  expect(await outcome('http://cats.web/')).toBe('unreachable')
})

test('requests the certificate of the name, although it connects to an address', async () => {
  const serverNames: string[] = []
  const server = createServer({
    SNICallback: (name, done) => {
      serverNames.push(name)
      done(null)
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  fetcher = new SafeFetch(async () => ({ address: '127.0.0.1', port }), { size: 1000, timeout: 5000, redirects: 3 })
  expect(await outcome('https://cats.web/cat')).toBe('unreachable')
  expect(serverNames).toEqual(['cats.web'])
  await new Promise(resolve => server.close(resolve))
})

test('uses TLS for https, not plain text on the same port', async () => {
  web.file('cats.web/cat', 'image/png', '.')
  expect(await outcome('https://cats.web/cat')).toBe('unreachable')
  expect(web.requests).toEqual([])
})
