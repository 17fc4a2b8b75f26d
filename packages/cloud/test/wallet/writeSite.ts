import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

const page = (name: string): string =>
  `<!doctype html><title>${name}</title><script type="module" src="/assets/${name}-12345678.js"></script>`

/** Files of a small wallet site. */
export const siteFiles: Readonly<Record<string, string>> = {
  'THIRD_PARTY_LICENSES.txt': 'No libraries\n',
  'assets/sdk-12345678.js': `// ${'A file that is worth compressing. '.repeat(50)}`,
  'error.html': page('error'),
  'recovery.html': page('recovery'),
  'sdk.html': page('sdk'),
  'window.html': page('window'),
}

/** Writes a wallet site with its manifest to a temporary folder, which exists until the end of the test. */
export async function writeSite(files: Readonly<Record<string, string>> = siteFiles): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'oak-site-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const listed = Object.entries(files)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, text]) => ({
      path,
      size: Buffer.byteLength(text),
      sha256: createHash('sha256').update(text).digest('base64url'),
    }))
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ version: 1, files: listed }))
  return folder
}
