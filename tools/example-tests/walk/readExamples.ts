import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { WalkNamespace } from './LocalChains'

const EXAMPLES = fileURLToPath(new URL('../../../examples/', import.meta.url))

/** An example that CI walks through. */
export interface Example {
  readonly name: string
  readonly folder: string
  readonly namespaces: readonly WalkNamespace[]
  readonly hasSignIn: boolean
  /** The command that starts the built app. `{port}` stands for its port. */
  readonly start: string
}

interface Manifest {
  readonly scripts?: { readonly start?: string }
  readonly openappkit?: { readonly walk?: readonly WalkNamespace[]; readonly signIn?: boolean }
}

/** Programs whose port is a parameter. All others read the variable `PORT`. */
const TAKES_PORT = /^(vite|next|astro|nuxt) /

/** Returns the examples whose `package.json` names the chains to walk on, in `openappkit.walk`. */
export function readExamples(): Example[] {
  return readdirSync(EXAMPLES).flatMap(name => {
    const folder = join(EXAMPLES, name)
    const file = join(folder, 'package.json')
    if (!existsSync(file)) return []
    const { scripts, openappkit } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
    if (!openappkit?.walk) return []
    const port = TAKES_PORT.test(scripts?.start ?? '') ? ' -- --port {port}' : ''
    const start = `npm run start${port}`
    return [{ name, folder, namespaces: openappkit.walk, hasSignIn: openappkit.signIn === true, start }]
  })
}
