import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { type CliOptions, startVitest } from 'vitest/node'
import { brokenChanges } from '../test/broken/brokenChanges'
import { brokenConnections } from '../test/broken/brokenConnections'
import { brokenTransfers } from '../test/broken/brokenTransfers'

const brokenToys = [...brokenConnections, ...brokenChanges, ...brokenTransfers]

/** Outcomes by adapter and case name. */
let outcomes: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map()

beforeAll(async () => {
  outcomes = await runContract()
}, 120_000)

test('passes every case without a defect', () => {
  const sound = [...(outcomes.get('sound toy') ?? [])]
  expect(sound.length).toBeGreaterThan(50)
  expect(sound.filter(([, state]) => state !== 'passed')).toEqual([])
})

test('every case detects a defect', () => {
  const found = brokenToys.flatMap(({ cases }) => cases)
  const names = [...(outcomes.get('sound toy')?.keys() ?? [])]
  expect([...new Set(found)].toSorted()).toEqual(names.toSorted())
})

describe.each(brokenToys)('an adapter that $defect', ({ defect, cases }) => {
  test.each(cases)('fails: %s', name => {
    expect(outcomes.get(defect)?.get(name)).toBe('failed')
  })
})

/** Runs the contract against all toys. For a broken toy, runs only the cases that must detect its defect. */
async function runContract(): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const wanted = brokenToys.flatMap(({ defect, cases }) => cases.map(name => [defect, name] as const))
  const patterns = wanted.map(([defect, name]) => `^${escaped(defect)} keeps the contract .* ${escaped(name)}$`)
  const { exitCode } = process
  const conditions = ['@openappkit/source', 'module', 'node', 'development|production']
  const options: CliOptions = {
    root: fileURLToPath(new URL('..', import.meta.url)),
    config: false,
    watch: false,
    include: ['test/brokenToys.contract.ts'],
    testNamePattern: new RegExp(['^sound toy ', ...patterns].join('|'), 'u'),
    // Long enough, even for a case that waits in vain for a state.
    testTimeout: 2_000,
    reporters: [{}],
  }
  const vitest = await startVitest('test', [], options, { resolve: { conditions }, ssr: { resolve: { conditions } } })
  const all = new Map<string, Map<string, string>>()
  for (const module of vitest.state.getTestModules())
    for (const suite of module.children.suites()) {
      const adapter = suite.name.replace(' keeps the contract of an adapter', '')
      const ran = [...suite.children.allTests()].filter(one => one.result().state !== 'skipped')
      all.set(adapter, new Map(ran.map(one => [one.name, one.result().state])))
    }
  await vitest.close()
  // Vitest sets the exit code when a test fails.
  process.exitCode = exitCode
  return all
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
}
