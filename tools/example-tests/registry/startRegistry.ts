import { createReadStream } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { compareVersions } from './compareVersions'
import { packFolder } from './packFolder'
import type { ServedPackage } from './ServedPackage'

/** A running npm registry on the loopback interface. */
export interface Registry extends AsyncDisposable {
  readonly url: string
  /** Returns the versions of a package in ascending order. */
  versionsOf(name: string): readonly string[]
}

/** Starts an npm registry that serves these packages and knows no others. If a version occurs twice, the first counts. */
export async function startRegistry(packages: readonly ServedPackage[]): Promise<Registry> {
  const byName = groupByName(packages)
  const server = createServer((request, response) => {
    const [, name = '', version] =
      /^\/((?:@[^/]+\/)?[^/]+)(?:\/-\/(.+)\.tgz)?$/.exec(decodeURIComponent(request.url ?? '')) ?? []
    const versions = byName.get(name)
    const served = version === undefined ? undefined : versions?.get(version)
    if (served) sendTarball(served, response)
    else if (versions && version === undefined) sendJson(response, 200, packument(name, versions, url))
    else sendJson(response, 404, { error: `${name} is not in this registry` })
  })
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

function groupByName(packages: readonly ServedPackage[]): ReadonlyMap<string, Versions> {
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
    { ...manifest, dist: { tarball: `${url}${name}/-/${version}.tgz` } },
  ])
  return { name, 'dist-tags': { latest: [...versions.keys()].at(-1) }, versions: Object.fromEntries(manifests) }
}

function sendTarball({ path }: ServedPackage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/octet-stream' })
  const archive = path.endsWith('.tgz') ? createReadStream(path) : Readable.from(packFolder(path))
  pipeline(archive, response, () => {})
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
