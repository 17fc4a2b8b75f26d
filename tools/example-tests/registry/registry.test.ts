import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { emptyPackage } from './emptyPackage.ts'
import { otherPlatforms } from './otherPlatforms.ts'
import type { ServedPackage } from './ServedPackage.ts'
import { type Registry, type RegistryOptions, startRegistry } from './startRegistry.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'openappkit-registry-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function start(packages: readonly ServedPackage[], options?: RegistryOptions): Promise<Registry> {
  const registry = await startRegistry(packages, options)
  onTestFinished(() => registry[Symbol.asyncDispose]())
  return registry
}

/** Publishes a version as `npm publish` does. */
function publish(registry: Registry, name: string, version: string, tarball: Buffer): Promise<Response> {
  const body = {
    name,
    versions: { [version]: { name, version } },
    _attachments: { [`${name}-${version}.tgz`]: { data: tarball.toString('base64') } },
  }
  return fetch(registry.url + encodeURIComponent(name), { method: 'PUT', body: JSON.stringify(body) })
}

async function read(registry: Registry, name: string): Promise<unknown> {
  return (await fetch(registry.url + name)).json()
}

test('serves what npm publishes, byte for byte, and takes each version once', async () => {
  const registry = await start([])
  const tarball = Buffer.from([0x1f, 0x8b, 0xff, 0x00, 0x80])
  expect((await publish(registry, '@x/a', '1.0.0', tarball)).status).toBe(201)
  expect((await publish(registry, '@x/a', '1.0.0', Buffer.from('other'))).status).toBe(403)
  const url = `${registry.url}@x/a/-/1.0.0.tgz`
  expect(await read(registry, '@x/a')).toMatchObject({
    'dist-tags': { latest: '1.0.0' },
    versions: { '1.0.0': { name: '@x/a', dist: { tarball: url } } },
  })
  expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(tarball)
})

test('rejects a publication without a tarball', async () => {
  const registry = await start([])
  const body = JSON.stringify({ name: 'a', versions: { '1.0.0': {} }, _attachments: {} })
  const response = await fetch(`${registry.url}a`, { method: 'PUT', body })
  expect(response.status).toBe(500)
  expect(await response.text()).toContain('The publication of a has no version or no tarball')
})

test('tags the highest version as the latest, whatever the order', async () => {
  const folder = temporaryFolder()
  const registry = await start(['1.9.0', '1.10.0', '1.10.0-rc.1'].map(version => emptyPackage(folder, 'a', version)))
  expect(await read(registry, 'a')).toMatchObject({ 'dist-tags': { latest: '1.10.0' } })
})

test('states the hashes of the bytes that it serves', async () => {
  const registry = await start([emptyPackage(temporaryFolder(), 'a', '1.0.0')], { hashes: true })
  const tarball = Buffer.from(await (await fetch(`${registry.url}a/-/1.0.0.tgz`)).arrayBuffer())
  const hash = (algorithm: string, encoding: 'hex' | 'base64'): string =>
    createHash(algorithm).update(tarball).digest(encoding)
  expect(gunzipSync(tarball).toString()).toContain('package/package.json')
  expect(await read(registry, 'a')).toMatchObject({
    versions: { '1.0.0': { dist: { integrity: `sha512-${hash('sha512', 'base64')}`, shasum: hash('sha1', 'hex') } } },
  })
})

test('asks another registry for packages that it lacks, below that registry’s path', async () => {
  const paths: (string | undefined)[] = []
  const upstream = createServer((request, response) => {
    paths.push(request.url)
    response.end(Buffer.from([0xff, 0xfe]))
  })
  await new Promise<void>(resolve => upstream.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void upstream.close())
  const { port } = upstream.address() as AddressInfo
  const folder = temporaryFolder()
  const registry = await start([emptyPackage(folder, 'a', '1.0.0')], { upstream: `http://127.0.0.1:${port}/npm` })

  const answer = await fetch(`${registry.url}@x%2fb`)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from([0xff, 0xfe]))
  await fetch(`${registry.url}a`)
  expect(paths).toEqual(['/npm/@x%2fb'])
})

test('answers 404 for a package that no registry has', async () => {
  const registry = await start([])
  expect((await fetch(`${registry.url}missing`)).status).toBe(404)
})

test('stands in for optional dependencies of other platforms, which never install', () => {
  const folder = temporaryFolder()
  const parent: ServedPackage = {
    name: 'tool',
    version: '1.0.0',
    manifest: { optionalDependencies: { 'tool-here': '1.0.0', 'tool-there': '^1.2.3', odd: 'latest' } },
    source: folder,
  }
  const found = otherPlatforms([parent, emptyPackage(folder, 'tool-here', '1.0.0')], folder)
  expect(found.map(({ name, version, manifest }) => ({ name, version, manifest }))).toEqual([
    {
      name: 'tool-there',
      version: '1.2.3',
      manifest: { name: 'tool-there', version: '1.2.3', os: [`!${process.platform}`] },
    },
  ])
})
