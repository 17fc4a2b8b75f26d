import { chromium } from 'playwright'
import { findProgram } from '../scripts/setup.mjs'
import {
  asTable,
  type Budgets,
  type Measurement,
  overBudget,
  pageMeasures,
  readAllBudgets,
  unusedBudgets,
} from './Budget.ts'
import { measureBundleParts } from './closure/bundleParts.ts'
import { entryPointClosure } from './closure/entryPointClosure.ts'
import { findHeavy, findIdleRules } from './closure/findHeavy.ts'
import { heavyRules } from './closure/heavyRules.ts'
import { publishedEntryPoints } from './closure/publishedEntryPoints.ts'
import { type ExamplePage, examplePages, type WeighedPage, weighPage } from './ExamplePage.ts'
import { measureEntries } from './measureEntries.ts'
import { report } from './violation.ts'
import { repository } from './workspace.ts'

async function weighPages(): Promise<[ExamplePage, WeighedPage][]> {
  const browser = await chromium.launch({
    executablePath: await findProgram('chromium'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  try {
    const weighed: [ExamplePage, WeighedPage][] = []
    for (const page of examplePages) weighed.push([page, await weighPage(repository, browser, page)])
    return weighed
  } finally {
    await browser.close()
  }
}

function measurementsOf({ folder }: ExamplePage, { values }: WeighedPage, budgets: Budgets): Measurement[] {
  return Object.entries(values).map(([key, value]) => {
    const measure = key as keyof typeof pageMeasures
    return { name: `${folder}: ${pageMeasures[measure]}`, value, limit: budgets.pages[folder]?.[measure] }
  })
}

const limited = (sizes: ReadonlyMap<string, number>, limits: Readonly<Record<string, number>>): Measurement[] =>
  [...sizes].map(([name, value]) => ({ name, value, limit: limits[name] }))

async function main(): Promise<void> {
  const budgets = readAllBudgets(repository)
  const rules = heavyRules(repository)
  const entries = await measureEntries(repository)
  const entryPoints = []
  for (const entryPoint of publishedEntryPoints(repository))
    entryPoints.push(await entryPointClosure(repository, entryPoint))
  const pages = await weighPages()

  // The last page has every chain, so its build has a chunk for every part.
  const whole = pages.at(-1)?.[1].build ?? new Map()
  const parts = measureBundleParts(repository, whole)
  const measurements: Measurement[] = [
    ...pages.flatMap(([page, weighed]) => measurementsOf(page, weighed, budgets)),
    ...limited(entries, budgets.entries),
    ...limited(parts.sizes, budgets.parts),
  ]
  for (const [{ folder }, { fetched }] of pages) {
    const list = (files: WeighedPage['fetched']['initial']) =>
      files.map(({ path, size }) => `${path} ${size}`).join(', ')
    console.log(`${folder} loads ${list(fetched.initial)}\n${folder} opens with ${list(fetched.firstOpen)}`)
  }
  console.log(`Bytes are after gzip.\n${asTable(measurements)}`)
  report(
    [
      ...overBudget(measurements),
      ...unusedBudgets(budgets.entries, entries),
      ...unusedBudgets(budgets.parts, parts.sizes),
      ...parts.missing,
      ...[...entryPoints, ...pages.flatMap(([, { closures }]) => closures)].flatMap(closure =>
        findHeavy(closure, rules),
      ),
      ...findIdleRules(
        [...whole.values()].flatMap(({ modules }) => modules),
        rules,
      ),
    ],
    'Every size is within its budget, and nothing heavy loads before it is wanted.',
  )
}

if (import.meta.main) await main()
