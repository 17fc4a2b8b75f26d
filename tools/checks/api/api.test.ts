import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureTree } from '../fixtureTree.ts'
import { checkReports, writeReports } from './checkReports.ts'
import { currentReports } from './reports.ts'

const manifest = (name: string, ...entries: string[]): object => ({
  name: `@openappkit/${name}`,
  exports: Object.fromEntries(
    entries.map(entry => [entry === 'index' ? '.' : `./${entry}`, { types: `./dist/${entry}.d.ts` }]),
  ),
})

/** Returns the code of the report of `packages/kit`, with these declarations. */
function reportOf(declarations: string, others: Record<string, string | object> = {}): string {
  const root = fixtureTree({
    'packages/kit/package.json': manifest('kit', 'index'),
    'packages/kit/dist/index.d.ts': declarations,
    ...others,
  })
  return codeOf(currentReports(root).get('packages/kit/api/index.api.md'))
}

function codeOf(report = ''): string {
  return /```ts\n(?<code>.*)\n```/s.exec(report)?.groups?.['code'] ?? ''
}

test('lists exports in alphabetical order, without comments, private members and implementation details', () => {
  const declarations = `
    /** A kit. */
    declare class Kit { #state; private readonly cache; protected load(): void; open(view: string): void; close(): void; constructor(name: string) }
    interface Options { readonly theme?: string | undefined; readonly locale?: string }
    declare const version: string
    export { Kit, version }
    export type { Options }`
  expect(reportOf(declarations)).toBe(`export class Kit {
  constructor(name: string)
  close(): void
  protected load(): void
  open(view: string): void
}

export interface Options {
  readonly locale?: string
  readonly theme?: string | undefined
}

export const version: string`)
})

test('overloads keep their order', () => {
  expect(reportOf('export interface A { b(one: 1): 1; b(two: 2): 2; a: 0 }')).toBe(
    'export interface A {\n  a: 0\n  b(one: 1): 1\n  b(two: 2): 2\n}',
  )
})

test("uses the names that apps import instead of the bundle's", () => {
  const declarations = `
    import { A as Account$1 } from './shared-AbCd1234.js'
    import { Address as Address$1 } from 'viem'
    export declare function read(account: Account$1): Address$1
    export { A as Account } from './shared-AbCd1234.js'`
  const shared = 'interface Account$2 { readonly id: string }\nexport type { Account$2 as A }'
  expect(
    reportOf(declarations, { 'packages/kit/dist/shared-AbCd1234.d.ts': shared }),
  ).toBe(`import { Address } from 'viem'

export interface Account {
  readonly id: string
}

export function read(account: Account): Address`)
})

test('names the entry point or library of a passed on export, and reports its declaration there', () => {
  const declarations =
    "export { Account } from '@openappkit/core'\nexport { Hash as TransactionHash } from 'viem'\nexport * from 'viem/chains'"
  const core = {
    'packages/core/package.json': manifest('core', 'index'),
    'packages/core/dist/index.d.ts': 'export interface Account { readonly id: string }',
  }
  expect(reportOf(declarations, core)).toBe(`export * from 'viem/chains'
export type { Account } from '@openappkit/core'
export { Hash as TransactionHash } from 'viem'`)
})

test('an augmentation belongs to the entry point that adds it, not to the augmented one', () => {
  const root = fixtureTree({
    'packages/core/package.json': manifest('core', 'index'),
    'packages/core/dist/index.d.ts': 'export interface Options { readonly theme: string }',
    'packages/kit/package.json': manifest('kit', 'index'),
    'packages/kit/dist/index.d.ts':
      "export {}\ndeclare module '@openappkit/core' { interface Options { readonly send: boolean } }",
  })
  const reports = currentReports(root)
  expect(codeOf(reports.get('packages/core/api/index.api.md'))).not.toContain('send')
  expect(codeOf(reports.get('packages/kit/api/index.api.md'))).toContain(
    "// Adds to other modules:\n\ndeclare module '@openappkit/core' {\n  interface Options {\n    readonly send: boolean",
  )
})

test('includes types that an export uses, but nothing that only a class of its own package can use', () => {
  const declarations = `
    interface Dependencies { readonly clock: string }
    interface Result { readonly id: string }
    declare class Actions { constructor(dependencies: Dependencies); protected load(): void; run(): Result }
    declare function actions(): Actions
    export { actions }`
  expect(reportOf(declarations)).toBe(`export function actions(): Actions

// Not exported:

class Actions {
  run(): Result
}

interface Result {
  readonly id: string
}`)
})

test('a declaration that two entry points export is in the report of the first', () => {
  const root = fixtureTree({
    'packages/kit/package.json': manifest('kit', 'index', 'react'),
    'packages/kit/dist/index.d.ts': 'export interface Kit { readonly id: string }',
    'packages/kit/dist/react.d.ts': "export { Kit } from './index.js'",
  })
  const reports = currentReports(root)
  expect(codeOf(reports.get('packages/kit/api/index.api.md'))).toContain('readonly id')
  expect(codeOf(reports.get('packages/kit/api/react.api.md'))).toBe("export type { Kit } from '@openappkit/kit'")
})

test('a changed signature and a surplus report fail with a diff, until the reports are written', () => {
  const root = fixtureTree({ 'packages/kit/api/index.api.md': 'const a: 1\n', 'packages/kit/api/old.api.md': '' })
  const current = new Map([['packages/kit/api/index.api.md', 'const a: 2\n']])
  expect(checkReports(root, current)).toEqual([
    {
      rule: 'api',
      file: 'packages/kit/api/index.api.md',
      message: expect.stringMatching(/^the public types changed:\n@@.*@@\n-const a: 1\n\+const a: 2\nIf you intended/s),
    },
    { rule: 'api', file: 'packages/kit/api/old.api.md', message: expect.stringContaining('no entry point has') },
  ])
  writeReports(root, current)
  expect(checkReports(root, current)).toEqual([])
  expect(readFileSync(join(root, 'packages/kit/api/index.api.md'), 'utf8')).toBe('const a: 2\n')
  rmSync(join(root, 'packages/kit/api/index.api.md'))
  expect(checkReports(root, current)).toHaveLength(1)
})

test('without a build, the error says what to run', () => {
  const root = fixtureTree({ 'packages/kit/package.json': manifest('kit', 'index') })
  expect(() => currentReports(root)).toThrow('Run `npm run build` first.')
})
