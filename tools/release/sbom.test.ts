import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { fixtureTree } from '../checks/fixtureTree.ts'
import { readManifest } from '../checks/installedPackages.ts'
import { repository } from '../checks/workspace.ts'
import { productionTree } from './productionTree.ts'
import { publishedPackages } from './publishedPackages.ts'
import { bundledComponents, createSbom } from './sbom.ts'

const packages = publishedPackages(repository)
const library = dirname(createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json'))
const schema = (name: string): object => JSON.parse(readFileSync(join(library, 'res/schema', name), 'utf8'))
const ajv = new Ajv({ strict: false, validateFormats: false })
for (const name of ['spdx.SNAPSHOT.schema.json', 'jsf-0.82.SNAPSHOT.schema.json']) {
  // The schema refers to them by their file names.
  const { $id, ...rest } = schema(name) as { $id: string }
  ajv.addSchema(rest, `http://cyclonedx.org/schema/${name}`)
}
const isValid = ajv.compile(schema('bom-1.6.SNAPSHOT.schema.json'))

test.each(packages)("$name's document is valid and lists everything that npm installs with it", one => {
  const sbom = createSbom(repository, one, Buffer.from('tarball'))
  expect([isValid(sbom), isValid.errors]).toEqual([true, null])
  const names = sbom.components
    .filter(({ properties }) => !properties?.some(({ name }) => name === 'cdx:npm:package:bundled'))
    .map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`)
  expect(names.toSorted()).toEqual([...productionTree(one.folder)].toSorted())
  const direct = Object.keys(readManifest(one.folder).dependencies ?? {})
  expect(direct.filter(name => !names.some(known => known.startsWith(`${name}@`)))).toEqual([])
})

test('the schema rejects an invalid document', () => {
  const [one = missing()] = packages
  const sbom = createSbom(repository, one, Buffer.from('tarball'))
  expect(isValid({ ...sbom, components: [{ type: 'library' }] })).toBe(false)
  expect(isValid({ ...sbom, serialNumber: 'tarball' })).toBe(false)
})

test('third-party components have a license and the hash of the lockfile', () => {
  const [core] = packages.filter(({ name }) => name === '@openappkit/cloud')
  const { components } = createSbom(repository, core ?? missing(), Buffer.from('tarball'))
  const foreign = components.filter(({ group }) => group !== '@openappkit')
  expect(foreign.length).toBeGreaterThan(20)
  for (const { licenses, externalReferences } of foreign) {
    expect(licenses).not.toEqual([])
    expect(JSON.stringify(externalReferences)).toContain('"alg":"SHA-512"')
  }
})

test('describes exactly one tarball, and is the same each time', () => {
  const [one = missing()] = packages
  const document = (tarball: string) => JSON.stringify(createSbom(repository, one, Buffer.from(tarball)))
  expect(document('a')).toBe(document('a'))
  expect(createSbom(repository, one, Buffer.from('a')).serialNumber).not.toBe(
    createSbom(repository, one, Buffer.from('b')).serialNumber,
  )
  // The output of `printf a | sha256sum`.
  expect(document('a')).toContain('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb')
})

test('lists the packages that a build copied, with their licenses', () => {
  const notice = `This package contains the following packages, unchanged but for their size.

@walletconnect/core 2.21.8 (Apache-2.0)
${'-'.repeat(40)}
The license.


multiformats 9.9.0 ((Apache-2.0 AND MIT))
${'-'.repeat(40)}
Another 1.0.0 (text)
`
  const folder = fixtureTree({ 'dist/THIRD_PARTY_LICENSES.txt': notice })
  expect(bundledComponents(folder).map(({ purl, licenses }) => ({ purl, licenses }))).toEqual([
    { purl: 'pkg:npm/%40walletconnect/core@2.21.8', licenses: [{ license: { id: 'Apache-2.0' } }] },
    { purl: 'pkg:npm/multiformats@9.9.0', licenses: [{ expression: '(Apache-2.0 AND MIT)' }] },
  ])
})

function missing(): never {
  throw new Error('The package is missing.')
}
