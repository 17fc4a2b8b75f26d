import { execFile } from 'node:child_process'
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

/** The package as npm would install it: what its tarball holds, and beside it what its manifest says that it needs, and nothing else. */
export class PackedProgram implements AsyncDisposable {
  readonly #root: string
  readonly manifest: Manifest
  /** In the tarball, with `/` between folders, in order. */
  readonly files: readonly string[]

  private constructor(root: string, manifest: Manifest, files: readonly string[]) {
    this.#root = root
    this.manifest = manifest
    this.files = files
  }

  static async pack(): Promise<PackedProgram> {
    const root = await realpath(await mkdtemp(join(tmpdir(), 'oak-packed-')))
    const folder = join(root, 'node_modules/@openappkit/cloud')
    await mkdir(folder, { recursive: true })
    await run('pnpm', ['pack', '--out', join(root, 'package.tgz')], { cwd: PACKAGE })
    await run('tar', ['-xzf', join(root, 'package.tgz'), '-C', folder, '--strip-components=1'])
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
      await link(join(PACKAGE, 'node_modules', name), join(root, 'node_modules', name))
    }
    for (const [name, path] of Object.entries(manifest.bin)) {
      await link(join(folder, path), join(root, 'node_modules/.bin', name))
    }
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
    return new PackedProgram(root, manifest, files.map(file => relative(folder, file).replaceAll('\\', '/')).toSorted())
  }

  get folder(): string {
    return join(this.#root, 'node_modules/@openappkit/cloud')
  }

  /** What npx runs. */
  get command(): string {
    return join(this.#root, 'node_modules/.bin/openappkit-cloud')
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.#root, { recursive: true, force: true })
  }
}

async function link(target: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await symlink(await realpath(target), path)
}
