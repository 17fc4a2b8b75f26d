/** Number in the name of a chunk. */
const CHUNK_NUMBER = /-\d+(?=\.js(?:\.map)?$)/

/** Hash of the content in the name of a file of the wallet site. */
const SITE_HASH = /(?<=^dist\/site\/assets\/[\w.-]+)-[\w-]{8}(?=\.\w+$)/

/** Declarations that several entry points share. They are named after any of their modules. */
const SHARED_DECLARATIONS = /[^/]+-[\w-]{8}(?=\.d\.ts$)/

/** The changelog appears with the first release. */
const CHANGELOG = 'CHANGELOG.md'

/**
 * Returns the shape of a tarball: one line per file, with `*` instead of hashes and numbers. If several files differ only
 * in those, they share a line with their count.
 */
export function fileList(files: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const file of files) {
    const name = file.replace(CHUNK_NUMBER, '-*').replace(SITE_HASH, '-*').replace(SHARED_DECLARATIONS, '*-*')
    if (name !== CHANGELOG) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => (count > 1 ? `${name} (${count})` : name)).toSorted()
}

/** Describes the lines that are only in one of two lists. */
export function differences(committed: readonly string[], packed: readonly string[]): string[] {
  return [
    ...packed.filter(line => !committed.includes(line)).map(line => `+ ${line}`),
    ...committed.filter(line => !packed.includes(line)).map(line => `- ${line}`),
  ]
}
