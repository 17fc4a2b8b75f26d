import { expect, test } from 'vitest'
import { fixtureTree } from '../fixtureTree.ts'
import { repository } from '../workspace.ts'
import { checkQuickStarts, compileErrors } from './checkQuickStarts.ts'
import { quickStart, quickStarts } from './quickStarts.ts'

const block = (text: string): string => `<!-- quick start -->\n\n${text}\n\n<!-- /quick start -->\n`

test('every README has the same quick start, which compiles in a new Vite app', { timeout: 60_000 }, () => {
  expect(checkQuickStarts(repository)).toEqual([])
})

test('a README without the quick start, or with another one, fails', { timeout: 60_000 }, () => {
  const root = fixtureTree({
    ...Object.fromEntries(quickStarts.map(({ page, adapter }) => [page, block(quickStart(adapter))])),
    'README.md': quickStart('WagmiAdapter'),
    'packages/appkit/README.md': block(quickStart('WagmiAdapter').replaceAll('base', 'sepolia')),
  })
  expect(checkQuickStarts(root).map(({ file, message }) => `${file} ${message.split('`')[0]}`)).toEqual([
    'README.md has no ',
    'packages/appkit/README.md differs from the quick start; run ',
  ])
})

test("a quick start that breaks a rule of Vite's template fails in its line", { timeout: 60_000 }, () => {
  const code = "import { ReactNode, useState } from 'react'\n\nexport const App = (): ReactNode => <p />"
  const root = fixtureTree({ 'README.md': block(`\`\`\`tsx\n${code}\n\`\`\``) })
  expect(
    compileErrors(root, ['README.md'])
      .map(({ line, message }) => `${line} ${message.slice(0, 6)}`)
      .sort(),
  ).toEqual(['4 TS1484', '4 TS2613', '4 TS6133'])
})
