import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyExample } from '../app/copyExample.ts'
import { outsideEnvironment } from '../app/outsideEnvironment.ts'
import { runCommand } from '../app/runCommand.ts'
import { root } from './Release.ts'

/** Examples to copy: the adapters, a framework's server, other frameworks, and a server with sign-in. */
const EXAMPLES = ['vite-multichain', 'next-app', 'vue', 'sveltekit', 'express']

/** Copies of examples outside the repository, which use packages of a registry. */
export class Copies {
  readonly #folder: string
  readonly #env: NodeJS.ProcessEnv

  constructor(home: string, registry: string) {
    this.#folder = join(home, 'examples')
    const userHome = join(home, 'user')
    mkdirSync(userHome, { recursive: true })
    this.#env = outsideEnvironment(userHome, registry)
  }

  /** Copies the examples, and installs and builds them as their READMEs say. */
  async create(version: string): Promise<void> {
    for (const name of EXAMPLES) {
      copyExample(root, name, this.#path(name), () => version)
      await this.#run(name, 'npm install')
      await this.#build(name, version)
    }
  }

  /** Upgrades our packages as a user would, and builds the examples again. */
  async upgrade(version: string): Promise<void> {
    for (const name of EXAMPLES) {
      const { dependencies } = JSON.parse(readFileSync(join(this.#path(name), 'package.json'), 'utf8'))
      const ours = Object.keys(dependencies).filter(one => one.startsWith('@openappkit/'))
      await this.#run(name, `npm install ${ours.map(one => `${one}@latest`).join(' ')}`)
      await this.#build(name, version)
    }
  }

  /** Walks through the copies, like CI through the examples, on the servers that a script starts. */
  walk(script: 'start' | 'dev'): void {
    const env = { ...process.env, OPENAPPKIT_EXAMPLES: this.#folder, OPENAPPKIT_WALK: script }
    execFileSync('npx', ['playwright', 'test'], { cwd: join(root, 'tools/example-tests'), env, stdio: 'inherit' })
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

/** Returns the versions of our packages in a folder. */
function versionsOf(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`${folder} doesn't exist: our packages aren't installed.`)
  return readdirSync(folder).map(
    name => JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')).version as string,
  )
}
