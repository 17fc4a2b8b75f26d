import { expect, test } from 'vitest'
import { overBudget, readAllBudgets, unusedBudgets } from './Budget.ts'
import { fixtureTree } from './fixtureTree.ts'
import { measureEntries } from './measureEntries.ts'

test('a size at its limit passes, and a size above it or without a limit fails', () => {
  const found = overBudget([
    { name: 'at', value: 10, limit: 10 },
    { name: 'above', value: 11, limit: 10 },
    { name: 'forgotten', value: 0, limit: undefined },
  ])
  expect(found.map(({ message }) => message)).toEqual(['above is 11, more than 10', 'forgotten has no budget; it is 0'])
})

test('a budget without a measurement fails', () => {
  const found = unusedBudgets({ here: 1, gone: 1 }, new Map([['here', 1]]))
  expect(found.map(({ message }) => message)).toEqual(['gone has a budget and is not there'])
})

test('the size of an entry point includes static imports but no lazy imports or peers', async () => {
  const noise = Array.from({ length: 2000 }, (_, index) => (index * 7919).toString(36)).join(' ')
  const root = fixtureTree({
    'packages/send/package.json': {
      name: '@x/send',
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './small': { default: './dist/small.js' },
        './a.css': './dist/a.css',
      },
      peerDependencies: { react: '19' },
    },
    'packages/send/dist/index.js': "export { heavy } from './heavy.js'",
    'packages/send/dist/small.js':
      "import { useState } from 'react'\nexport const s = useState\nexport const load = () => import('./heavy.js')",
    'packages/send/dist/heavy.js': `export const heavy = ${JSON.stringify(noise)}`,
  })
  const sizes = await measureEntries(root)
  expect([...sizes.keys()]).toEqual(['@x/send', '@x/send/small'])
  expect(sizes.get('@x/send')).toBeGreaterThan(3000)
  expect(sizes.get('@x/send/small')).toBeLessThan(300)
})

test('reads the budgets of a feature from its manifest', () => {
  const budgets = { entries: { '.': 5, './feature': 1 }, parts: { swaps: { module: 'src/Swap.ts', bytes: 9 } } }
  const root = fixtureTree({
    'tools/checks/bundle-budgets.json': { pages: {}, entries: { '@x/core': 2 }, parts: { modal: 3 } },
    'packages/swaps/package.json': { name: '@x/swaps', openappkit: { budgets } },
  })
  expect(readAllBudgets(root)).toEqual({
    pages: {},
    entries: { '@x/core': 2, '@x/swaps': 5, '@x/swaps/feature': 1 },
    parts: { modal: 3, swaps: 9 },
  })
})
