import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PACKAGE = resolve(import.meta.dirname, '../..')

interface Manifest {
  readonly bin: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly optionalDependencies: Readonly<Record<string, string>>
}

/**
 * The package as npm would install it: the content of its tarball and the dependencies in its manifest, and nothing
 * else.
 */
export class PackedProgram implements AsyncDisposable {
  readonly #root: string
  readonly manifest: Manifest
  /** Files in the tarball, sorted, with `/` between folders. */
  readonly files: readonly string[]
  /** Files in the wallet registry's tarball. */
  readonly registryFiles: readonly string[]

  private constructor(root: string, manifest: Manifest, files: readonly string[], registryFiles: readonly string[]) {
    this.#root = root
    this.manifest = manifest
    this.files = files
    this.registryFiles = registryFiles
  }

  static async pack(): Promise<PackedProgram> {
    const root = await realpath(await mkdtemp(join(tmpdir(), 'oak-packed-')))
    const folder = await install(root, '@openappkit/cloud', PACKAGE)
    const manifest = await manifestOf(folder)
    for (const [name, path] of Object.entries(manifest.bin)) {
      await link(join(folder, path), join(root, 'node_modules/.bin', name))
    }
    const registry = join(root, 'node_modules/@openappkit/wallet-registry')
    return new PackedProgram(root, manifest, await filesOf(folder), await filesOf(registry))
  }

  get folder(): string {
    return join(this.#root, 'node_modules/@openappkit/cloud')
  }

  /** The command that npx runs. */
  get command(): string {
    return join(this.#root, 'node_modules/.bin/openappkit-cloud')
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.#root, { recursive: true, force: true })
  }
}

/**
 * Packs a package of this repository, unpacks it below `root` and installs its dependencies. Resolves with the folder.
 */
async function install(root: string, name: string, source: string): Promise<string> {
  const folder = join(root, 'node_modules', name)
  if (existsSync(folder)) return folder
  const tarball = join(root, `${name.replace('/', '-')}.tgz`)
  await mkdir(folder, { recursive: true })
  await run('pnpm', ['pack', '--out', tarball], { cwd: source })
  await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'])
  const { dependencies, optionalDependencies } = await manifestOf(folder)
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const from = join(source, 'node_modules', needed)
    const to = join(root, 'node_modules', needed)
    if (needed.startsWith('@openappkit/')) await install(root, needed, await realpath(from))
    else if (!existsSync(to)) await link(from, to)
  }
  return folder
}

async function manifestOf(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest
}

async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  return files.map(file => relative(folder, file).replaceAll('\\', '/')).toSorted()
}

async function link(target: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await symlink(await realpath(target), path)
}
