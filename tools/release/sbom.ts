import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productionTree } from './productionTree.ts'
import type { PublishedPackage } from './publishedPackages.ts'

/** The parts of a [CycloneDX](https://cyclonedx.org/docs/1.6/json/) document that we read or change. */
export interface Sbom {
  serialNumber: string
  metadata: { timestamp: string; component: Component }
  components: Component[]
  dependencies: Dependency[]
}

interface Component {
  readonly type: string
  readonly 'bom-ref': string
  readonly group?: string
  readonly name: string
  readonly version: string
  readonly purl: string
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[]
  readonly licenses?: readonly object[]
  readonly externalReferences?: readonly object[]
  readonly properties?: readonly { readonly name: string; readonly value: string }[]
}

interface Dependency {
  readonly ref: string
  readonly dependsOn: readonly string[]
}

/**
 * Returns the software bill of materials of a packed package, as a CycloneDX document: what npm installs with it, in the
 * versions of the lockfile, and what its build copied into it. The same tarball and commit give the same document.
 *
 * @param root - The repository, with its dependencies installed.
 */
export function createSbom(root: string, { name, folder }: PublishedPackage, tarball: Buffer): Sbom {
  const sbom = lockedSbom(root, name)
  const { component } = sbom.metadata
  const tree = productionTree(folder)
  const installed = sbom.components.filter(one => tree.has(fullName(one))).sort(byRef)
  const missing = [...tree].filter(one => !installed.some(known => fullName(known) === one))
  if (missing.length > 0) throw new Error(`The lockfile of ${name} has no ${missing.join(', ')}.`)
  const bundled = bundledComponents(folder).filter(one => !installed.some(known => known['bom-ref'] === one['bom-ref']))
  const components = [...installed, ...bundled].sort(byRef)
  const refs = new Set([component['bom-ref'], ...components.map(one => one['bom-ref'])])
  const dependencies = [
    ...sbom.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({
        ref,
        dependsOn: [
          ...dependsOn.filter(one => refs.has(one)),
          ...(ref === component['bom-ref'] ? refsOf(bundled) : []),
        ].sort(),
      })),
    ...bundled.map(one => ({ ref: one['bom-ref'], dependsOn: [] })),
  ].sort((a, b) => compare(a.ref, b.ref))
  return {
    ...sbom,
    serialNumber: `urn:uuid:${uuid(hash('sha256', tarball))}`,
    metadata: {
      ...sbom.metadata,
      timestamp: commitTime(root),
      component: {
        ...component,
        hashes: [
          { alg: 'SHA-256', content: hash('sha256', tarball) },
          { alg: 'SHA-512', content: hash('sha512', tarball) },
        ],
      },
    },
    components,
    dependencies,
  }
}

/** Returns pnpm's document of a package's production dependencies in the lockfile, with their licenses and hashes. */
function lockedSbom(root: string, name: string): Sbom {
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6']
  const command = ['--filter', name, 'sbom', ...format, '--prod', '--reporter=silent']
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
  return JSON.parse(execFileSync(join(root, 'node_modules/.bin/pnpm'), command, options)) as Sbom
}

/** Returns the packages that the build copied into a package, from the notice with their licenses. */
export function bundledComponents(folder: string): Component[] {
  const notice = join(folder, 'dist/THIRD_PARTY_LICENSES.txt')
  if (!existsSync(notice)) return []
  return [...readFileSync(notice, 'utf8').matchAll(/^(\S+) (\d+\.\d+\.\d+\S*) \((.+)\)\n-{40}$/gm)].map(
    ([, name = '', version = '', license = '']) => {
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
      const [scope, unscoped] = name.startsWith('@') ? name.split('/') : [undefined, name]
      return {
        type: 'library',
        'bom-ref': purl,
        ...(scope === undefined ? {} : { group: scope }),
        name: unscoped ?? name,
        version,
        purl,
        licenses: [/[()\s]/.test(license) ? { expression: license } : { license: { id: license } }],
        properties: [{ name: 'cdx:npm:package:bundled', value: 'true' }],
      }
    },
  )
}

function commitTime(root: string): string {
  const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' })
  return new Date(Number(seconds) * 1000).toISOString()
}

/** Formats the start of a hash as a [version 8 UUID](https://www.rfc-editor.org/rfc/rfc9562#section-5.8). */
function uuid(hex: string): string {
  const [, a, b, c, d, e] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hex) ?? []
  return `${a}-${b}-8${c}-8${d}-${e}`
}

function hash(algorithm: 'sha256' | 'sha512', content: Buffer): string {
  return createHash(algorithm).update(content).digest('hex')
}

function fullName({ group, name, version }: Component): string {
  return `${group === undefined ? '' : `${group}/`}${name}@${version}`
}

function refsOf(components: readonly Component[]): string[] {
  return components.map(one => one['bom-ref'])
}

function byRef(a: Component, b: Component): number {
  return compare(a['bom-ref'], b['bom-ref'])
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
