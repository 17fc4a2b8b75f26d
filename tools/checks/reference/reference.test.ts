import { expect, test } from 'vitest'
import { fixtureTree } from '../fixtureTree.ts'
import { repository } from '../workspace.ts'
import { checkReferences, expectedHooks, undocumented } from './checkReferences.ts'
import { checkTables } from './checkTables.ts'
import { cssReferences } from './cssReferences.ts'
import type { Expected } from './Expected.ts'
import { PublishedTypes } from './PublishedTypes.ts'
import { readTokens } from './readTokens.ts'
import { expectedMembers } from './typeReferences.ts'

test('the reference pages match the types, the hooks and the style sheets', { timeout: 60_000 }, () => {
  expect(checkReferences(repository)).toEqual([])
})

/** A page with a table of options. */
const page = (...rows: readonly string[]): string =>
  ['# Options', '', '| Option | Properties |', '| --- | --- |', ...rows, ''].join('\n')

/** Returns the messages of a check of `rows` against `expected`. */
function messages(rows: readonly string[], expected: readonly Expected[]): string[] {
  const root = fixtureTree({ 'docs/options.md': page(...rows) })
  return checkTables(root, { page: 'docs/options.md', header: 'Option' }, 'Options', expected).map(
    ({ message }) => message,
  )
}

test('an option that the page omits, invents or repeats fails', () => {
  expect(messages(['| `one`, `two()` | |'], [{ name: 'one' }, { name: 'two' }])).toEqual([])
  expect(messages(['| `one` | |'], [{ name: 'one' }, { name: 'two' }])).toEqual(["doesn't list two of Options"])
  expect(messages(['| `one`, `three` | |'], [{ name: 'one' }])).toEqual(["lists three, which isn't in Options"])
  expect(messages(['| `one` | |', '| `one` | |'], [{ name: 'one' }])).toEqual(['lists one more than once'])
})

test('a property that a row omits or invents fails, unless the cell describes it in words', () => {
  const one = { name: 'one', cells: { Properties: ['a', 'b'] } }
  expect(messages(['| `one` | `a`, `b?`: text |'], [one])).toEqual([])
  expect(messages(['| `one` | the usual |'], [one])).toEqual([])
  expect(messages(['| `one` | `a`, `c` |'], [one])).toEqual([
    "'Properties' of one doesn't list b",
    "'Properties' of one lists c, which doesn't exist",
  ])
  expect(messages(['| `one` | |'], [one])).toHaveLength(2)
})

test('a value that differs from the source fails', () => {
  const one = { name: 'one', values: { Properties: '2px' } }
  expect(messages(['| `one` | `2px` |'], [one])).toEqual([])
  expect(messages(['| `one` | `3px` |'], [one])).toEqual(["'Properties' of one isn't `2px`"])
})

test('a table that is missing or below another heading fails', () => {
  const root = fixtureTree({ 'a.md': page('| `one` | |') })
  const check = (header: string, section?: string): string[] =>
    checkTables(root, { page: 'a.md', header, ...(section ? { section } : {}) }, 'Options', [{ name: 'one' }]).map(
      ({ message }) => message,
    )
  expect(check('Option', 'Options')).toEqual([])
  expect(check('Option', 'Flags')).toEqual(["has no table below 'Flags' whose first column is 'Option'"])
  expect(check('Flag')).toEqual(["has no table whose first column is 'Flag'"])
})

test('a hook returns the names of its result, also inside the type of a framework', () => {
  const types = new PublishedTypes(
    fixtureTree({
      'packages/core/package.json': { name: '@x/core', exports: { './vue': './vue.ts' } },
      'packages/core/vue.ts': [
        "import type { ComputedRef } from 'vue'",
        'export declare function useAccount(): ComputedRef<{ address: string; status: string }>',
        'export declare function useTheme(): Readonly<{ mode: string }>',
        'export declare function createKit(): { name: string }',
      ].join('\n'),
    }),
  )
  expect(expectedHooks(types, /vue$/u)).toEqual([
    { name: 'useAccount', cells: { Returns: ['address', 'status'] } },
    { name: 'useTheme', cells: { Returns: ['mode'] } },
  ])
})

/** Packages whose options come from two places, as features add theirs. */
function packages(added: string, own = ''): PublishedTypes {
  const manifest = (name: string): object => ({ name, exports: { '.': './index.ts' } })
  return new PublishedTypes(
    fixtureTree({
      'packages/core/package.json': manifest('@x/core'),
      'packages/core/index.ts': "export type { Options } from './Options'\n",
      'packages/core/Options.ts': `export interface Options {\n${own}\n}\n`,
      'packages/feature/package.json': manifest('@x/feature'),
      'packages/feature/index.ts': `declare module '@x/core' {\n  interface Options {\n${added}\n  }\n}\nexport {}\n`,
      'packages/private/package.json': { ...manifest('@x/private'), private: true },
      'packages/private/index.ts':
        "declare module '@x/core' {\n  interface Options {\n    hidden: true\n  }\n}\nexport {}\n",
    }),
  )
}

const reference = { place: { page: 'a.md', header: 'Option' }, module: '@x/core', type: 'Options' }

test('expects the options of published features and none for internal use', () => {
  const types = packages(
    "readonly sent: { readonly to: string } & Pick<{ a: 1; b: 2 }, 'a'>\n/** @internal */\nreadonly step: true",
    'readonly name?: string\nreadonly find?: () => { readonly found: boolean } | undefined',
  )
  expect(expectedMembers(types, { ...reference, properties: 'P' })).toEqual([
    { name: 'name', cells: { P: [] } },
    { name: 'find', cells: { P: ['found'] } },
    { name: 'sent', cells: { P: ['to', 'a'] } },
  ])
  expect(() => types.members('@x/core', 'Missing')).toThrow("@x/core doesn't export Missing")
})

test('an option without a docstring, or whose docstring says no default, fails', () => {
  const types = packages(
    '/** Whether it is sent. Default: true. */\nreadonly sent?: boolean\n/** Required. */\nreadonly to: string',
    '/** Name. */\nreadonly name?: string\nreadonly size?: number',
  )
  expect(undocumented(types, reference).map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    "packages/core/Options.ts:3 the docstring of name doesn't say its default",
    'packages/core/Options.ts:4 size has no docstring',
  ])
})

test('reads the tokens of both themes', () => {
  const css = [
    '[data-theme] {\n  --oak-row: 56px; /* rows; and more */\n  --oak-shadow: 0 1px\n    black;\n}',
    '[data-theme="dark"] {\n  --oak-card: #000;\n}',
    '[data-theme="light"] {\n  --oak-card: #fff;\n  --oak-shadow: none;\n}',
    '@media print {\n  [data-theme] {\n    --oak-row: 0;\n  }\n}',
  ].join('\n')
  expect(readTokens(css)).toEqual([
    { name: '--oak-row', dark: '56px', light: '56px', isThemed: false },
    { name: '--oak-shadow', dark: '0 1px black', light: 'none', isThemed: true },
    { name: '--oak-card', dark: '#000', light: '#fff', isThemed: true },
  ])
})

test('finds what apps can style in the sources', () => {
  const root = fixtureTree({
    'packages/appkit-ui/src/theme/tokens.css': '',
    'packages/appkit-ui/src/elements/Tag.tsx': '<i part="tag" />',
    'packages/appkit-ui/src/elements/Tag.test.tsx': '<i part="test" />',
    'packages/appkit-ui/src/views/View.tsx': '<i part="view-part" />',
    'packages/appkit-ui/src/button/button.css':
      'a { --oak-button-fill: var(--oak-button-accent, red); color: var(--oak-button-fill); }',
    'packages/appkit/src/buttons/buttonTree.ts':
      "{ 'data-size': size, 'data-testid': id, 'aria-busy': busy, 'data-part': x ? 'label' : 'balance', dir }",
  })
  expect(cssReferences(root).map(({ expected }) => expected)).toEqual([
    [],
    [],
    [{ name: '--oak-button-accent' }],
    [{ name: 'data-size' }, { name: 'aria-busy' }, { name: 'data-part', cells: { Values: ['label', 'balance'] } }],
    [{ name: 'tag' }],
  ])
})
