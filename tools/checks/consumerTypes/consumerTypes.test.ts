import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import semver from 'semver'
import { expect, test } from 'vitest'
import { fixtureTree } from '../fixtureTree.ts'
import { readWorkspace, repository } from '../workspace.ts'
import { checkApp } from './checkApp.ts'
import { parseDiagnostics } from './parseDiagnostics.ts'
import { unexpectedErrors } from './unexpectedErrors.ts'

const compilers = [join(repository, 'node_modules/typescript-native')]

/** Checks an app that imports a package with these declarations. */
async function check(declarations: string, app: string, allowsErrorsIn: readonly string[] = []): Promise<string[]> {
  const root = fixtureTree({
    'packages/kit/package.json': { name: '@openappkit/kit', type: 'module', exports: { '.': './dist/index.js' } },
    'packages/kit/dist/index.d.ts': declarations,
    'packages/kit/dist/index.js': 'export {}',
    'packages/kit/src/index.ts': 'export const source = 1',
    'packages/kit/node_modules/react/index.d.ts': 'export type ReactNode = string',
    'apps/plain/main.ts': app,
  })
  const plain = { name: 'plain', compilers: [], folder: 'plain', modules: {}, allowsErrorsIn }
  const violations = await checkApp(root, join(root, 'apps'), plain, compilers)
  return violations.map(({ file, line, message }) => `${file}:${line} ${message}`)
}

const option = 'export declare function create(options: { readonly theme?: string }): void'

test('accepts an app that compiles', async () => {
  expect(await check(option, "import { create } from '@openappkit/kit'\ncreate({ theme: 'dark' })")).toEqual([])
})

test('finds an error in an app', async () => {
  expect(await check(option, "import { create } from '@openappkit/kit'\ncreate({ theme: 1 })")).toEqual([
    "apps/plain/main.ts:2 TS2322: Type 'number' is not assignable to type 'string'. (plain, typescript-native)",
  ])
})

test("finds an error in our declarations, such as an import that the app doesn't install", async () => {
  const declarations = "import { ReactNode } from 'react'\nexport declare const node: ReactNode"
  const app = "import '@openappkit/kit'"
  expect(await check(declarations, app)).toEqual([
    expect.stringMatching(/^@openappkit\/kit\/dist\/index\.d\.ts:1 TS2307: Cannot find module 'react'/),
  ])
  expect(await check(declarations, app, ['@openappkit/kit'])).toEqual([])
})

test("compiles the declarations, not the package's sources", async () => {
  expect(await check(option, "import { source } from '@openappkit/kit'\nexport const one: number = source")).toEqual([
    expect.stringContaining("TS2305: Module '\"@openappkit/kit\"' has no exported member 'source'."),
  ])
})

test('an expected message must be there', async () => {
  const app = "import { create } from '@openappkit/kit'\n// TS2561: Did you mean to write 'theme'?\n"
  expect(await check(option, `${app}create({ thema: '' })`)).toEqual([])
  expect(await check(option, `${app}create({ color: '' })`)).toEqual([
    expect.stringContaining('apps/plain/main.ts:3 TS2353: Object literal may only specify known properties'),
    "apps/plain/main.ts:3 expected TS2561: Did you mean to write 'theme'? (plain, typescript-native)",
  ])
})

test('reads details and errors without a place', () => {
  const output =
    "a.ts(3,7): error TS2322: Type 'A'.\n  Type 'B'.\nerror TS5023: Unknown compiler option 'x'.\nFound 2 errors."
  expect(parseDiagnostics(output)).toEqual([
    { file: 'a.ts', line: 3, code: 'TS2322', message: "Type 'A'.\nType 'B'." },
    { file: 'tsconfig.json', line: 0, code: 'TS5023', message: "Unknown compiler option 'x'." },
  ])
  expect(unexpectedErrors('a.ts', '', [])).toEqual([])
})

test('the README names the lowest TypeScript that we compile with', () => {
  const manifest = readFileSync(join(repository, 'node_modules/typescript-lowest/package.json'), 'utf8')
  const [major, minor] = (JSON.parse(manifest) as { version: string }).version.split('.')
  const readme = readFileSync(join(repository, 'packages/appkit/README.md'), 'utf8')
  expect(readme).toContain(`TypeScript ${major}.${minor} or later`)
})

test('the lowest libraries are those that the peers promise', () => {
  const { dependencies = {} } =
    readWorkspace(repository).find(({ folder }) => folder === 'tools/lowest-peers')?.manifest ?? {}
  const promised = readWorkspace(repository)
    .filter(({ manifest }) => !manifest.private)
    .flatMap(({ manifest }) => Object.entries(manifest.peerDependencies ?? {}))
    .filter(([name]) => name in dependencies)
  expect(new Set(promised.map(([name]) => name))).toEqual(
    new Set(['react', 'solid-js', 'svelte', 'viem', 'vue', 'wagmi', '@wagmi/core', 'zod']),
  )
  for (const [name, range] of promised) expect(dependencies[name], name).toBe(semver.minVersion(range)?.version)
})
