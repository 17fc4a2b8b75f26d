import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { Packages } from './Packages.ts'
import { readPublished } from './readPublished.ts'
import type { ServedPackage } from './ServedPackage.ts'
import { readTarball } from './tarball.ts'

/** A running npm registry on the loopback interface. */
export interface Registry extends AsyncDisposable {
  readonly url: string
  /** Returns the versions of a package in ascending order. */
  versionsOf(name: string): readonly string[]
}

export interface RegistryOptions {
  /** Whether the registry states the hashes of tarballs, which npm doesn't need. Default: false. */
  readonly hashes?: boolean
  /** URL of a registry that has all other packages. Default: none. */
  readonly upstream?: string
}

/** Starts an npm registry that serves these packages, and those that `npm publish` adds. */
export async function startRegistry(
  served: readonly ServedPackage[],
  { hashes = false, upstream }: RegistryOptions = {},
): Promise<Registry> {
  const packages = new Packages(served)
  const server = createServer((request, response) => {
    answer(request, response).catch(error => sendJson(response, 500, { error: String(error) }))
  })
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'PUT') {
      const isNew = packages.add(await readPublished(request))
      return isNew
        ? sendJson(response, 201, {})
        : sendJson(response, 403, { error: 'This version is published already' })
    }
    const [, name = '', version] =
      /^\/((?:@[^/]+\/)?[^/]+)(?:\/-\/(.+)\.tgz)?$/.exec(decodeURIComponent(request.url ?? '')) ?? []
    const one = version === undefined ? undefined : packages.get(name, version)
    const versions = packages.versionsOf(name)
    if (one) return sendTarball(one, response)
    if (upstream && versions.length === 0)
      return forward(new URL((request.url ?? '').slice(1), `${upstream.replace(/\/$/, '')}/`), response)
    if (version !== undefined || versions.length === 0) sendJson(response, 404, { error: `${name} is unknown` })
    else sendJson(response, 200, await packument(packages, name, url, hashes))
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return {
    url,
    versionsOf: name => packages.versionsOf(name).map(({ version }) => version),
    [Symbol.asyncDispose]: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Returns what a registry knows about a package. The newest version is also the one that `npm install` picks. */
async function packument(packages: Packages, name: string, url: string, hashes: boolean): Promise<object> {
  const versions: Record<string, object> = {}
  let latest = ''
  for (const one of packages.versionsOf(name)) {
    latest = one.version
    const tarball = `${url}${name}/-/${one.version}.tgz`
    versions[one.version] = { ...one.manifest, dist: { tarball, ...(hashes && (await packages.hashesOf(one))) } }
  }
  return { name, 'dist-tags': { latest }, versions }
}

/** Answers as another registry does. npm also requests the tarballs that it names from this one. */
async function forward(url: URL, response: ServerResponse): Promise<void> {
  const answer = await fetch(url, { headers: { accept: 'application/vnd.npm.install-v1+json' } })
  const type = answer.headers.get('content-type') ?? 'application/octet-stream'
  response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()))
}

function sendTarball(one: ServedPackage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/octet-stream' })
  pipeline(readTarball(one), response, () => {})
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
