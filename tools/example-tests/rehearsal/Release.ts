import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { outsideEnvironment } from '../app/outsideEnvironment.ts'
import { runCommand } from '../app/runCommand.ts'

/** Root of the checkout. */
export const root: string = resolve(import.meta.dirname, '../../..')

/** A version of all packages, from changesets to the registry. */
export class Release {
  readonly #home: string
  readonly number: string

  private constructor(home: string, number: string) {
    this.#home = home
    this.number = number
  }

  /** Folder of the tarballs, as the release workflow hands it on. */
  get folder(): string {
    return join(this.#home, this.number)
  }

  /** Turns the changesets into a version. With `bump`, adds one first. */
  static version(home: string, bump?: 'patch'): Release {
    if (bump)
      writeFileSync(join(root, '.changeset/rehearsal.md'), `---\n"@openappkit/appkit": ${bump}\n---\n\nRehearse.\n`)
    inCheckout('npm', ['run', 'version'])
    const packages = publishedPackages()
    const numbers = new Set(packages.map(({ version }) => version))
    const [number = ''] = numbers
    if (numbers.size !== 1) throw new Error(`The packages have several versions: ${[...numbers].join(', ')}.`)
    for (const { name, folder } of packages) {
      const changelog = join(folder, 'CHANGELOG.md')
      const text = existsSync(changelog) ? readFileSync(changelog, 'utf8') : ''
      if (!text.includes(`## ${number}\n`)) throw new Error(`The changelog of ${name} has no entry for ${number}.`)
    }
    return new Release(home, number)
  }

  /** Builds and packs the packages twice, and expects the same bytes. */
  pack(): void {
    const [first, second] = [this.#packed(), this.#packed()]
    if (first !== second) throw new Error('Two builds of the same commit gave different tarballs.')
  }

  /** Publishes the tarballs with the script of the release workflow. */
  async publish(registry: string): Promise<void> {
    const home = join(this.#home, 'publisher')
    mkdirSync(home, { recursive: true })
    writeFileSync(join(home, '.npmrc'), `${registry.replace('http:', '')}:_authToken=rehearsal\n`)
    const env = outsideEnvironment(home, registry)
    const npm = join(execFileSync('npm', ['root', '--global'], { env, encoding: 'utf8' }).trim(), 'npm/bin/npm-cli.js')
    const publish = join(root, 'tools/release/publish.ts')
    // Only the release workflow has an identity for a provenance statement.
    await runCommand(`"${process.execPath}" "${publish}" "${this.folder}" "${npm}" --provenance=false`, {
      cwd: home,
      env,
    })
  }

  /** Returns the checksums of all tarballs and SBOMs. */
  #packed(): string {
    inCheckout('npm', ['run', 'build', '--', '--force', '--filter=./packages/*', '--output-logs=errors-only'])
    inCheckout(process.execPath, ['tools/release/pack.ts', this.folder])
    return readFileSync(join(this.folder, 'SHA256SUMS'), 'utf8')
  }
}

interface PackageFolder {
  readonly name: string
  readonly version: string
  readonly folder: string
}

function publishedPackages(): PackageFolder[] {
  return readdirSync(join(root, 'packages')).flatMap(name => {
    const folder = join(root, 'packages', name)
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return manifest.private ? [] : [{ name: manifest.name, version: manifest.version, folder }]
  })
}

/** Runs a command at the root of the checkout. Shows its errors only. */
export function inCheckout(command: string, args: readonly string[]): void {
  execFileSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}
