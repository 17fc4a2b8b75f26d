import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureTree } from '../fixtureTree.ts'
import { repository } from '../workspace.ts'
import { checkApp } from './checkApp.ts'
import { parseDiagnostics } from './parseDiagnostics.ts'
import { unexpectedErrors } from './unexpectedErrors.ts'

const compilers = [join(repository, 'node_modules/typescript-native')]

/** Checks an app that imports a package with these declarations. */
function check(declarations: string, app: string, allowsErrorsIn: readonly string[] = []): string[] {
  const root = fixtureTree({
    'packages/kit/package.json': { name: '@openappkit/kit', type: 'module', exports: { '.': './dist/index.js' } },
    'packages/kit/dist/index.d.ts': declarations,
    'packages/kit/dist/index.js': 'export {}',
    'packages/kit/src/index.ts': 'export const source = 1',
    'packages/kit/node_modules/react/index.d.ts': 'export type ReactNode = string',
    'apps/plain/main.ts': app,
  })
  const plain = { name: 'plain', folder: 'plain', modules: {}, allowsErrorsIn }
  return checkApp(root, join(root, 'apps'), plain, compilers).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  )
}

const option = 'export declare function create(options: { readonly theme?: string }): void'

test('accepts an app that compiles', () => {
  expect(check(option, "import { create } from '@openappkit/kit'\ncreate({ theme: 'dark' })")).toEqual([])
})

test('finds an error in an app', () => {
  expect(check(option, "import { create } from '@openappkit/kit'\ncreate({ theme: 1 })")).toEqual([
    "apps/plain/main.ts:2 TS2322: Type 'number' is not assignable to type 'string'. (plain, typescript-native)",
  ])
})

test("finds an error in our declarations, such as an import that the app doesn't install", () => {
  const declarations = "import { ReactNode } from 'react'\nexport declare const node: ReactNode"
  const app = "import '@openappkit/kit'"
  expect(check(declarations, app)).toEqual([
    expect.stringMatching(/^@openappkit\/kit\/dist\/index\.d\.ts:1 TS2307: Cannot find module 'react'/),
  ])
  expect(check(declarations, app, ['@openappkit/kit'])).toEqual([])
})

test("compiles the declarations, not the package's sources", () => {
  expect(check(option, "import { source } from '@openappkit/kit'\nexport const one: number = source")).toEqual([
    expect.stringContaining("TS2305: Module '\"@openappkit/kit\"' has no exported member 'source'."),
  ])
})

test('an expected message must be there', () => {
  const app = "import { create } from '@openappkit/kit'\n// TS2561: Did you mean to write 'theme'?\n"
  expect(check(option, `${app}create({ thema: '' })`)).toEqual([])
  expect(check(option, `${app}create({ color: '' })`)).toEqual([
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
