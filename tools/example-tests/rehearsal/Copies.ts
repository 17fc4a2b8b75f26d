import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copyExample, type RangeOf } from '../app/copyExample.ts'
import { outsideEnvironment } from '../app/outsideEnvironment.ts'
import { runCommand } from '../app/runCommand.ts'
import { root } from './Release.ts'

/** How to copy and run examples. */
export interface CopiesOptions {
  /** Names of the examples to copy. */
  readonly examples: readonly string[]
  /** Returns the range of a library, given the version in our catalog. Default: that version. */
  readonly rangeOf?: RangeOf
  /** Folder of the Node program that installs, builds and serves the apps. Default: the one that runs this program. */
  readonly node?: string
}

/** Copies of examples outside the repository, which use packages of a registry. */
export class Copies {
  readonly #folder: string
  readonly #env: NodeJS.ProcessEnv
  readonly #options: CopiesOptions

  constructor(home: string, registry: string, options: CopiesOptions) {
    this.#folder = join(home, 'examples')
    this.#options = options
    const userHome = join(home, 'user')
    mkdirSync(userHome, { recursive: true })
    this.#env = outsideEnvironment(userHome, registry, options.node ?? dirname(process.execPath))
  }

  /** Copies the examples, and installs and builds them as their READMEs say. */
  async create(version: string): Promise<void> {
    for (const name of this.#options.examples) {
      copyExample(root, name, this.#path(name), () => version, this.#options.rangeOf)
      await this.#run(name, 'npm install')
      await this.#build(name, version)
    }
  }

  /** Upgrades our packages as a user would, and builds the examples again. */
  async upgrade(version: string): Promise<void> {
    for (const name of this.#options.examples) {
      const { dependencies } = readManifest(this.#path(name))
      const ours = Object.keys(dependencies).filter(one => one.startsWith('@openappkit/'))
      await this.#run(name, `npm install ${ours.map(one => `${one}@latest`).join(' ')}`)
      await this.#build(name, version)
    }
  }

  /** Walks through the copies, like CI through the examples, on the servers that a script starts. */
  walk(script: 'start' | 'dev'): void {
    const env = { ...process.env, OPENAPPKIT_EXAMPLES: this.#folder, OPENAPPKIT_WALK: script, PATH: this.#env['PATH'] }
    execFileSync('npx', ['playwright', 'test'], { cwd: join(root, 'tools/example-tests'), env, stdio: 'inherit' })
  }

  /** Returns the versions of all libraries that the copies depend on. The copies have the same versions of each. */
  installedVersions(): Record<string, string> {
    const versions: Record<string, string> = {}
    for (const name of this.#options.examples) {
      const modules = join(this.#path(name), 'node_modules')
      const { dependencies, devDependencies } = readManifest(this.#path(name))
      for (const library of Object.keys({ ...dependencies, ...devDependencies })) {
        versions[library] = readManifest(join(modules, library)).version
      }
    }
    return versions
  }

  async #build(name: string, version: string): Promise<void> {
    const installed = versionsOf(join(this.#path(name), 'node_modules/@openappkit'))
    const others = installed.filter(one => one !== version)
    if (others.length > 0) throw new Error(`${name} has ${others.join(', ')} besides ${version}.`)
    await this.#run(name, 'npm run build')
    await this.#run(name, 'npm run typecheck')
  }

  async #run(name: string, command: string): Promise<void> {
    await runCommand(command, { cwd: this.#path(name), env: this.#env })
  }

  #path(name: string): string {
    return join(this.#folder, name)
  }
}

interface Manifest {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

/** Returns the versions of our packages in a folder. */
function versionsOf(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`${folder} doesn't exist: our packages aren't installed.`)
  return readdirSync(folder).map(name => readManifest(join(folder, name)).version)
}
