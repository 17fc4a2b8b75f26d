import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { facts } from '../../examples/react-multichain/demo/page/facts'

const root = join(import.meta.dirname, '../..')
const performance = readFileSync(join(root, 'docs/performance.md'), 'utf8')
const results = readFileSync(join(root, 'bench/modal/results.md'), 'utf8')
const budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'bundle-budgets.json'), 'utf8'))

test('the numbers on the demo page are those of docs/performance.md', () => {
  expect(value('beforeClick')).toBe(cell('JavaScript at load, on top of wagmi'))
  expect(value('thirdParty')).toBe(cell('Third-party requests before a click'))
  expect(value('firstWallet')).toBe(cell('First open: time to the first wallet'))
})

test('the numbers on the demo page are within the budgets and the measured results', () => {
  const { initialGrowth, thirdPartyRequests } = budgets.pages['examples/react-wagmi']
  expect(Number.parseFloat(value('beforeClick')) * 1000).toBeLessThanOrEqual(initialGrowth)
  expect(value('thirdParty')).toBe(String(thirdPartyRequests))
  const [, measured] = /\| cold open, 1x +\| +≤ 20 ms \| +(\d+) /.exec(results) ?? []
  expect(value('firstWallet')).toBe(`${measured} ms`)
})

test('every fact links to a file of the repository', () => {
  expect(facts.map(({ proof }) => proof).filter(proof => !existsSync(join(root, proof)))).toEqual([])
})

test('the test that finds no axe violations is the one that the page links to', () => {
  const proof = facts.find(({ label }) => label === 'axe')?.proof ?? ''
  expect(readFileSync(join(root, proof), 'utf8')).toContain('const { violations } = await axe.run(')
})

function value(label: string): string {
  return facts.find(fact => fact.label === label)?.value ?? ''
}

/** OpenAppKit's value in the first table. */
function cell(name: string): string | undefined {
  const line = performance.split('\n').find(one => one.startsWith(`| ${name} `))
  return line?.split('|')[2]?.trim()
}
