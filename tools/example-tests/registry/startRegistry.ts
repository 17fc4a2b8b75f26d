import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { compareVersions } from './compareVersions.ts'
import { packFolder } from './packFolder.ts'
import { readPublished } from './readPublished.ts'
import type { ServedPackage } from './ServedPackage.ts'

/** A running npm registry on the loopback interface. */
export interface Registry extends AsyncDisposable {
  readonly url: string
  /** Returns the versions of a package, in ascending order as long as none is published. */
  versionsOf(name: string): readonly string[]
}

/**
 * Starts an npm registry that serves these packages, and those that `npm publish` adds. It knows no others. If a version
 * occurs twice, the first counts.
 */
export async function startRegistry(packages: readonly ServedPackage[]): Promise<Registry> {
  const byName = groupByName(packages)
  const server = createServer((request, response) => {
    const [, name = '', version] =
      /^\/((?:@[^/]+\/)?[^/]+)(?:\/-\/(.+)\.tgz)?$/.exec(decodeURIComponent(request.url ?? '')) ?? []
    const versions = byName.get(name)
    const served = version === undefined ? undefined : versions?.get(version)
    if (request.method === 'PUT') void publish(request, response)
    else if (served) sendTarball(served, response)
    else if (versions && version === undefined) sendJson(response, 200, packument(name, versions, url))
    else sendJson(response, 404, { error: `${name} is not in this registry` })
  })
  const publish = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const one = await readPublished(request)
    const versions = byName.get(one.name) ?? new Map<string, ServedPackage>()
    if (versions.has(one.version)) return sendJson(response, 403, { error: 'This version is already published' })
    byName.set(one.name, versions.set(one.version, one))
    sendJson(response, 201, { success: true })
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return {
    url,
    versionsOf: name => [...(byName.get(name)?.keys() ?? [])],
    [Symbol.asyncDispose]: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Versions = ReadonlyMap<string, ServedPackage>

function groupByName(packages: readonly ServedPackage[]): Map<string, Map<string, ServedPackage>> {
  const byName = new Map<string, Map<string, ServedPackage>>()
  for (const one of packages.toSorted((a, b) => compareVersions(a.version, b.version))) {
    const versions = byName.get(one.name) ?? new Map<string, ServedPackage>()
    if (!versions.has(one.version)) versions.set(one.version, one)
    byName.set(one.name, versions)
  }
  return byName
}

/** Returns what a registry knows about a package. The newest version is also the one that `npm install` picks. */
function packument(name: string, versions: Versions, url: string): object {
  const manifests = [...versions.values()].map(({ version, manifest }) => [
    version,
    { ...manifest, dist: { ...distOf(manifest), tarball: `${url}${name}/-/${version}.tgz` } },
  ])
  return {
    name,
    'dist-tags': { latest: [...versions.keys()].toSorted(compareVersions).at(-1) },
    versions: Object.fromEntries(manifests),
  }
}

/** Returns the hashes that `npm publish` sent. An installed package has none. */
function distOf(manifest: object): object {
  return 'dist' in manifest ? Object(manifest.dist) : {}
}

function sendTarball({ source }: ServedPackage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/octet-stream' })
  if (typeof source !== 'string') return void response.end(source)
  const archive = source.endsWith('.tgz') ? createReadStream(source) : Readable.from(packFolder(source))
  pipeline(archive, response, () => {})
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
