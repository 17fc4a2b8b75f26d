import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A changed copy of the wallet site. */
export interface ChangedSite extends AsyncDisposable {
  /** Folder to serve, as the server's `WALLET_SITE`. */
  readonly folder: string
  /** Path of the changed file. */
  readonly path: string
}

interface Manifest {
  readonly files: { readonly path: string; size: number; sha256: string }[]
}

/** Options of {@link changeSite}. */
export interface ChangeSiteOptions {
  /** Finds the file to change. Default: the script of the frame. */
  readonly file?: RegExp | undefined
  /** Returns the new bytes of the file. Default: appends a line break. */
  change?(bytes: Uint8Array): Uint8Array
}

const frameScript = /^assets\/sdk-[\w-]+\.js$/u

/**
 * Copies a build of the wallet site, changes one of its files, and writes the manifest that goes with it, as a server's
 * operator can. An app that pins the build with `walletBuild` must refuse the copy.
 *
 * @param site - Folder of the build, with its `manifest.json`.
 * @throws {Error} if no file matches.
 * @example
 * ```ts
 * import { changeSite } from '@openappkit/testing/node'
 *
 * await using site = await changeSite('node_modules/@openappkit/wallet-site/dist/site')
 * // Start the server with `WALLET_SITE` set to `site.folder`.
 * ```
 */
export async function changeSite(
  site: string,
  { file = frameScript, change = bytes => Buffer.concat([bytes, Buffer.from('\n')]) }: ChangeSiteOptions = {},
): Promise<ChangedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'oak-site-'))
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  try {
    await cp(site, folder, { recursive: true })
    const manifestPath = join(folder, 'manifest.json')
    const manifest = JSON.parse(await readFile(manifestPath, 'utf8')) as Manifest
    const entry = manifest.files.find(({ path }) => file.test(path))
    if (!entry) throw new Error(`The site has no file that matches ${file}.`)
    const bytes = change(await readFile(join(folder, entry.path)))
    await writeFile(join(folder, entry.path), bytes)
    Object.assign(entry, { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('base64url') })
    await writeFile(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`)
    return { folder, path: entry.path, [Symbol.asyncDispose]: remove }
  } catch (error) {
    await remove()
    throw error
  }
}
