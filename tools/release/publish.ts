/**
 * Publishes the tarballs of a packed release to npm. Usage: `node publish.ts <folder> <npm-cli.js> [stage] [npm options]`.
 * With `stage`, npm holds the versions back until a maintainer approves them.
 *
 * The job that runs this file has an identity that npm trusts, and neither a checkout nor dependencies. The file travels
 * with the tarballs and imports nothing but Node.
 */
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A packed package. */
export interface Tarball {
  readonly name: string
  readonly version: string
  readonly path: string
  /** [Subresource integrity](https://www.w3.org/TR/SRI/) of its bytes, as npm states it. */
  readonly integrity: string
  readonly dependencies: readonly string[]
}

/** Returns the tarballs in the `SHA256SUMS` of a release. A package comes after the packages it depends on. */
export function readTarballs(release: string): Tarball[] {
  const listed = readFileSync(join(release, 'SHA256SUMS'), 'utf8').matchAll(/^[\da-f]{64} {2}(tarballs\/.+\.tgz)$/gm)
  const all = [...listed].map(([, file = '']) => readTarball(join(release, file)))
  const sorted = new Set<Tarball>()
  const visit = (one: Tarball): void => {
    for (const other of all) if (one.dependencies.includes(other.name) && !sorted.has(other)) visit(other)
    sorted.add(one)
  }
  for (const one of all) visit(one)
  return [...sorted]
}

function readTarball(path: string): Tarball {
  const text = execFileSync('tar', ['-xzOf', path, 'package/package.json'], { encoding: 'utf8' })
  const { name, version, dependencies } = JSON.parse(text)
  const integrity = `sha512-${createHash('sha512').update(readFileSync(path)).digest('base64')}`
  return { name, version, path, integrity, dependencies: Object.keys(dependencies ?? {}) }
}

/** Returns the integrity of a version in the registry, or undefined if the registry doesn't have it. */
export async function publishedIntegrity(
  registry: string,
  { name, version }: Pick<Tarball, 'name' | 'version'>,
): Promise<string | undefined> {
  const url = `${registry.replace(/\/$/, '')}/${name.replace('/', '%2f')}`
  const response = await fetch(url, { headers: { accept: 'application/vnd.npm.install-v1+json' } })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`)
  const { versions } = await response.json()
  return versions?.[version]?.dist?.integrity
}

/** Returns the tag under which npm offers a version: `latest`, or the name of the prerelease, such as `next`. */
export function distTag(version: string): string {
  return /-([a-z]+)/.exec(version)?.[1] ?? 'latest'
}

/** Publishes what the registry doesn't have yet, so that a second run continues after a failure. */
export async function publishAll(
  tarballs: readonly Tarball[],
  registry: string,
  publish: (tarball: Tarball) => Promise<void>,
): Promise<void> {
  for (const tarball of tarballs) {
    const { name, version, integrity } = tarball
    const published = await publishedIntegrity(registry, tarball)
    if (published !== undefined && published !== integrity) {
      throw new Error(`The registry has ${name}@${version} with other contents: ${published}, not ${integrity}.`)
    }
    if (published === undefined) await publish(tarball)
    else console.log(`${name}@${version} is already in the registry.`)
  }
}

/** Doesn't block this process, which would otherwise reuse a connection that the registry has closed. */
function runNode(args: readonly string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', fail)
    child.once('exit', code => (code === 0 ? done() : fail(new Error(`npm failed with the exit code ${code}.`))))
  })
}

if (import.meta.main) {
  const [release, npm, ...options] = process.argv.slice(2)
  if (!release || !npm) throw new Error('Usage: node publish.ts <folder> <npm-cli.js> [stage] [npm options]')
  const npmFile = resolve(npm)
  const registry = execFileSync(process.execPath, [npmFile, 'config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  const command = options[0] === 'stage' ? ['stage', 'publish', ...options.slice(1)] : ['publish', ...options]
  await publishAll(readTarballs(resolve(release)), registry, ({ path, version }) =>
    runNode([npmFile, ...command, '--tag', distTag(version), path]),
  )
}
