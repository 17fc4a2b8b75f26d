import { expect, test } from 'vitest'
import { fixtureTree } from '../fixtureTree.ts'
import { measureBundleParts } from './bundleParts.ts'
import { type Chunk, chunksOf, type PageBuild } from './PageBuild.ts'

const chunk = (fileName: string, imports: readonly string[], modules: readonly string[] = [], size = 1): Chunk => ({
  fileName,
  isEntry: fileName === 'entry.js',
  imports,
  modules,
  size,
})

const pageOf = (...chunks: readonly Chunk[]): PageBuild => new Map(chunks.map(one => [one.fileName, one]))

test('a page loads its entry and the static imports of that entry, including cycles, and nothing else', () => {
  const page = pageOf(
    chunk('entry.js', ['a.js']),
    chunk('a.js', ['b.js']),
    chunk('b.js', ['a.js']),
    chunk('later.js', ['a.js']),
  )
  expect(chunksOf(page, ({ isEntry }) => isEntry).map(({ fileName }) => fileName)).toEqual(['entry.js', 'a.js', 'b.js'])
})

test('the size of a part is what it adds to the page and to earlier parts', () => {
  const modal = ['packages/appkit-ui/src/shell/mountModal.tsx']
  const help = ['packages/appkit-ui/src/views/help/WhatIsAWalletView.tsx']
  const page = pageOf(
    chunk('entry.js', ['shared.js'], [], 1000),
    chunk('shared.js', [], [], 500),
    chunk('modal.js', ['shared.js'], modal, 30),
    chunk('help.js', ['modal.js', 'words.js'], help, 2),
    chunk('words.js', ['shared.js'], [], 3),
  )
  const { sizes } = measureBundleParts(fixtureTree({}), page)
  expect(sizes.get('modal')).toBe(30)
  expect(sizes.get('help')).toBe(5)
})

test('a part that loads with the page or is missing fails', () => {
  const page = pageOf(chunk('entry.js', [], ['packages/appkit-ui/src/shell/mountModal.tsx']))
  const messages = measureBundleParts(fixtureTree({}), page).missing.map(({ message }) => message)
  expect(messages).toContainEqual(expect.stringContaining('mountModal.tsx (modal) is in no chunk of its own'))
  expect(messages).toContainEqual(expect.stringContaining('walletConnectLibrary.js (WalletConnect: library)'))
})

test('a feature lists its parts in its manifest, and they load after the account view', () => {
  const budgets = { entries: {}, parts: { swaps: { module: 'src/SwapController.ts', bytes: 9 } } }
  const root = fixtureTree({ 'packages/swaps/package.json': { name: '@x/swaps', openappkit: { budgets } } })
  const page = pageOf(
    chunk('entry.js', []),
    chunk('account.js', [], ['packages/appkit-ui/src/views/accountViews.ts'], 100),
    chunk('swaps.js', ['account.js'], ['packages/swaps/src/SwapController.ts'], 7),
  )
  expect(measureBundleParts(root, page).sizes.get('swaps')).toBe(7)
})
