import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The npm that publishes, by hash. It must be 11.15 or newer to stage, and 12.0 broke provenance. */
export const NPM = {
  version: '11.21.2',
  integrity: 'sha512-7HPApk+AflMUavSseL1Pm6CnYqMIHk53x+KmuhqmTDqPkjPMgxIpTPcTqsE91EKNw4gFBJV9fnXiSdGm1DXq9A==',
}

/**
 * Adds what publishes the tarballs to a packed release, so that the job with the identity installs nothing: npm and
 * `publish.ts`.
 */
export async function addPublisher(
  release: string,
  registry: string = process.env['npm_config_registry'] ?? 'https://registry.npmjs.org',
  npm: typeof NPM = NPM,
): Promise<void> {
  const url = `${registry.replace(/\/$/, '')}/npm/-/npm-${npm.version}.tgz`
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`)
  const tarball = Buffer.from(await response.arrayBuffer())
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
  if (integrity !== npm.integrity) throw new Error(`${url} has the hash ${integrity}, not ${npm.integrity}.`)
  mkdirSync(join(release, 'publisher'))
  writeFileSync(join(release, 'publisher/npm.tgz'), tarball)
  copyFileSync(join(import.meta.dirname, 'publish.ts'), join(release, 'publisher/publish.ts'))
}
