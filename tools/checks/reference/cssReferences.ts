import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, isDevelopmentOnly } from '../workspace.ts'
import type { Expected } from './Expected.ts'
import { readTokens } from './readTokens.ts'
import type { TablePlace } from './TableRow.ts'

const PAGE = 'docs/theming.md'
const TREE = 'packages/appkit/src/buttons/buttonTree.ts'
const BUTTON_CSS = 'packages/appkit-ui/src/button/button.css'
const TOKENS = 'packages/appkit-ui/src/theme/tokens.css'

/** Attributes for tests and for assistive technology, which style sheets don't select by. */
const NOT_FOR_STYLES = ['data-testid', 'aria-label', 'aria-haspopup', 'aria-hidden']

/** Tables of what apps can style, with the names that they must list. */
export interface CssReference {
  readonly place: TablePlace
  readonly source: string
  readonly expected: readonly Expected[]
}

/** Returns the tables of design tokens, button variables, button attributes and parts of the modal. */
export function cssReferences(root: string): CssReference[] {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  const tokens = readTokens(read(TOKENS))
  return [
    {
      place: { page: PAGE, section: 'Colors', header: 'Token' },
      source: TOKENS,
      expected: tokens
        .filter(({ isThemed }) => isThemed)
        .map(({ name, dark, light }) => ({ name, values: { Dark: dark, Light: light } })),
    },
    {
      place: { page: PAGE, section: 'Sizes, type and motion', header: 'Token' },
      source: TOKENS,
      expected: tokens
        .filter(({ isThemed }) => !isThemed)
        .map(({ name, dark }) => ({ name, values: { Default: dark } })),
    },
    {
      place: { page: PAGE, section: 'Button CSS', header: 'Variable' },
      source: BUTTON_CSS,
      expected: buttonVariables(read(BUTTON_CSS)).map(name => ({ name })),
    },
    {
      place: { page: PAGE, section: 'Button CSS', header: 'Attribute' },
      source: TREE,
      expected: buttonAttributes(read(TREE)),
    },
    {
      place: { page: PAGE, section: 'Parts', header: 'Part' },
      source: 'packages/appkit-ui/src',
      expected: parts(root),
    },
  ]
}

/** Returns the variables that a style sheet reads and doesn't set. */
function buttonVariables(css: string): string[] {
  const read = new Set([...css.matchAll(/var\(\s*(--oak-button-[a-z-]+)/gu)].map(([, name = '']) => name))
  return [...read].filter(name => !new RegExp(`${name}:`, 'u').test(css))
}

/** Returns the attributes of a button. `data-part` lists its values, which are the parts of a button. */
function buttonAttributes(source: string): Expected[] {
  const names = new Set([...source.matchAll(/'((?:data|aria)-[a-z-]+)':/gu)].map(([, name = '']) => name))
  const values = [...source.matchAll(/'data-part': ([^,}]+)[,}]/gu)].flatMap(([, value = '']) =>
    [...value.matchAll(/'([a-z]+)'/gu)].map(([, part = '']) => part),
  )
  return [...names]
    .filter(name => !NOT_FOR_STYLES.includes(name))
    .map(name => ({ name, ...(name === 'data-part' ? { cells: { Values: values } } : {}) }))
}

/** Returns the parts of the modal's shell and of the elements that all views use. */
function parts(root: string): Expected[] {
  const files = ['elements', 'shell'].flatMap(folder =>
    filesBelow(root, `packages/appkit-ui/src/${folder}`, ['.ts', '.tsx']),
  )
  const names = files
    .filter(file => !isDevelopmentOnly(file))
    .flatMap(file => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/(?:part="|part: '|setAttribute\('part', ')([a-z-]+)/gu),
    ])
    .map(([, name = '']) => name)
  return [...new Set(names)].map(name => ({ name }))
}
