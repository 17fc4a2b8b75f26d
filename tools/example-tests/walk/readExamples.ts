import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { WalkNamespace } from './LocalChains.ts'

/** Folder of the examples. The variable names another one, such as the folder of their copies. */
const EXAMPLES = process.env['OPENAPPKIT_EXAMPLES'] ?? fileURLToPath(new URL('../../../examples/', import.meta.url))

/** An example that CI walks through. */
export interface Example {
  readonly name: string
  readonly folder: string
  /** Chains to walk on. Empty if the example has tests of its own. */
  readonly namespaces: readonly WalkNamespace[]
  readonly hasSignIn: boolean
  /** The command that serves the app. `{port}` stands for its port. */
  readonly command: string
}

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>
  readonly openappkit?: { readonly walk?: readonly WalkNamespace[]; readonly signIn?: boolean }
}

/** Programs whose port is a parameter. All others read the variable `PORT`. */
const TAKES_PORT = /^(vite|next|astro|nuxt|react-router dev)\b/

/**
 * Returns the examples whose `package.json` names the chains to walk on, in `openappkit.walk`.
 *
 * @param script - The script that serves an app: `start` for the build, or `dev`.
 */
export function readExamples(script: 'start' | 'dev' = 'start'): Example[] {
  return readdirSync(EXAMPLES).flatMap(name => {
    const folder = join(EXAMPLES, name)
    const file = join(folder, 'package.json')
    if (!existsSync(file)) return []
    const { scripts, openappkit } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
    if (!openappkit?.walk) return []
    const port = TAKES_PORT.test(scripts?.[script] ?? '') ? ' -- --port {port}' : ''
    const command = `npm run ${script}${port}`
    return [{ name, folder, namespaces: openappkit.walk, hasSignIn: openappkit.signIn === true, command }]
  })
}
