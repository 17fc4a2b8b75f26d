import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** File with the checksums of a release, in the format that `sha256sum --check` reads. */
export const CHECKSUMS = 'SHA256SUMS'

/** Writes the SHA-256 of every file below `folder` to `SHA256SUMS`. Returns the SHA-256 of that file. */
export function writeChecksums(folder: string): string {
  const lines = filesOf(folder).map(file => `${sha256(join(folder, file))}  ${file}\n`)
  writeFileSync(join(folder, CHECKSUMS), lines.join(''))
  return sha256(join(folder, CHECKSUMS))
}

/** Returns how the files below `folder` differ from `SHA256SUMS`, one message per file. */
export function checksumDifferences(folder: string): string[] {
  const expected = new Map(
    readFileSync(join(folder, CHECKSUMS), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map(line => [line.slice(66), line.slice(0, 64)]),
  )
  const files = filesOf(folder)
  return [
    ...files.flatMap(file => {
      if (!expected.has(file)) return [`${file} isn't listed`]
      return expected.get(file) === sha256(join(folder, file)) ? [] : [`${file} has another hash`]
    }),
    ...[...expected.keys()].filter(file => !files.includes(file)).map(file => `${file} is missing`),
  ]
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(file => file !== CHECKSUMS)
    .sort()
}

/** Returns the SHA-256 of a file. */
export function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
