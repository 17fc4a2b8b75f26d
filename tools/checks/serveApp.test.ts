import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type ServedApp, type ServeOptions, serveApp } from '../e2e-kit/src/serve.ts'
import { fixtureTree } from './fixtureTree.ts'

const config = { chainId: 31337, rpcUrl: 'http://127.0.0.1:8545/path', testWallet: true }

async function served(options: Partial<ServeOptions> = {}): Promise<ServedApp> {
  const root = fixtureTree({
    'dist/index.html': '<h1>start</h1>',
    'dist/lab/two.html': '<h1>two</h1>',
    'dist/assets/index-a1B2c3D4.js': 'console.log(1)',
    'secret.txt': 'secret',
  })
  const app = await serveApp({ dist: join(root, 'dist'), config, ...options })
  onTestFinished(() => app.close())
  return app
}

test('a page has the strict policy, which only allows its own chain', async () => {
  const response = await fetch((await served()).url)
  expect(await response.text()).toBe('<h1>start</h1>')
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self' http://127.0.0.1:8545; require-trusted-types-for 'script'",
  )
})

test('the policy allows a second chain if it is listed', async () => {
  const app = await served({ connect: ['http://a.example', 'http://b.example'] })
  const policy = (await fetch(app.url)).headers.get('content-security-policy')
  expect(policy).toContain("connect-src 'self' http://a.example http://b.example;")
})

test('the policy allows requests to a backend, sockets to its relay, and its images', async () => {
  const app = await served({ config: { ...config, cloud: 'http://127.0.0.1:4400/base' } })
  const policy = (await fetch(app.url)).headers.get('content-security-policy')
  expect(policy).toContain("img-src 'self' data: blob: http://127.0.0.1:4400;")
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:8545 http://127.0.0.1:4400 ws://127.0.0.1:4400;")
})

test('caches hashed files forever and revalidates all others', async () => {
  const { url } = await served()
  const asset = await fetch(`${url}assets/index-a1B2c3D4.js`)
  expect(await asset.text()).toBe('console.log(1)')
  expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(asset.headers.get('content-encoding')).toBe('gzip')
  expect((await fetch(url)).headers.get('cache-control')).toBe('no-cache')
})

test('serves other pages by path, with and without the extension', async () => {
  const { url } = await served()
  expect(await (await fetch(`${url}lab/two.html`)).text()).toBe('<h1>two</h1>')
  expect(await (await fetch(`${url}lab/two?locale=ar`)).text()).toBe('<h1>two</h1>')
  expect((await fetch(`${url}nowhere`)).status).toBe(404)
})

test('serves the current configuration on every request', async () => {
  let testWallet = true
  const { url } = await served({ config: () => ({ ...config, testWallet }) })
  expect(await (await fetch(`${url}config.json`)).json()).toEqual(config)
  testWallet = false
  expect(await (await fetch(`${url}config.json`)).json()).toEqual({ ...config, testWallet: false })
})

test.each(['..%2fsecret.txt', '%2e%2e%2fsecret.txt', 'lab/..%2f..%2fsecret.txt', '%00', '%E0%A4%A'])(
  'serves nothing outside the build: %s',
  async path => {
    expect((await fetch(`${(await served()).url}${path}`)).status).toBe(404)
  },
)

test('after close, requests fail and the port is free', async () => {
  const app = await served()
  await fetch(app.url)
  await app.close()
  await expect(fetch(app.url)).rejects.toThrow()
  await served({ port: Number(new URL(app.url).port) })
})
