import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Violation } from './violation.ts'
import { readWorkspace } from './workspace.ts'

/** Measures of a page with their labels. All are bytes after gzip, except for requests. */
export const pageMeasures = {
  initialGrowth: 'growth of the first load',
  firstOpen: 'first open',
  firstOpenRequests: 'requests of the first open',
  backendOpen: 'first open with directory and WalletConnect',
  backendOpenRequests: 'requests of the first open with directory and WalletConnect',
  thirdPartyRequests: 'third-party requests',
} as const

export type PageMeasure = keyof typeof pageMeasures

export interface Budgets {
  /** Of the examples, by folder. */
  readonly pages: Readonly<Record<string, Readonly<Partial<Record<PageMeasure, number>>>>>
  /** Bytes after gzip that each published entry point loads statically, without peers. */
  readonly entries: Readonly<Record<string, number>>
  /** Bytes after gzip of what arrives later, by the names of `closure/bundleParts.ts`. */
  readonly parts: Readonly<Record<string, number>>
}

export interface Measurement {
  readonly name: string
  readonly value: number
  /** Undefined if the budget is missing. */
  readonly limit: number | undefined
}

const FILE = 'tools/checks/bundle-budgets.json'

/** Reads all budgets except those of features, which are in docs/performance.md. */
export function readBudgets(root: string): Budgets {
  return JSON.parse(readFileSync(join(root, FILE), 'utf8')) as Budgets
}

/** Reads all budgets: those, and what each feature has in its manifest. */
export function readAllBudgets(root: string): Budgets {
  const { entries, pages, parts } = readBudgets(root)
  const features = readWorkspace(root).flatMap(({ manifest }) => {
    const budgets = manifest.openappkit?.budgets
    return budgets ? [{ name: manifest.name, budgets }] : []
  })
  const ofEntries = features.flatMap(({ name, budgets }) =>
    Object.entries(budgets.entries).map(([subpath, bytes]) => [name + subpath.slice(1), bytes]),
  )
  const ofParts = features.flatMap(({ budgets }) =>
    Object.entries(budgets.parts).map(([name, { bytes }]) => [name, bytes]),
  )
  return {
    pages,
    entries: { ...entries, ...Object.fromEntries(ofEntries) },
    parts: { ...parts, ...Object.fromEntries(ofParts) },
  }
}

/** Every measurement above its limit, and every one that has none. */
export function overBudget(measurements: readonly Measurement[]): Violation[] {
  return measurements.flatMap(({ name, value, limit }) => {
    if (limit === undefined) return [{ rule: 'budget', file: FILE, message: `${name} has no budget; it is ${value}` }]
    return value > limit ? [{ rule: 'budget', file: FILE, message: `${name} is ${value}, more than ${limit}` }] : []
  })
}

/** Every budget of something that is no longer there. */
export function unusedBudgets(
  limits: Readonly<Record<string, number>>,
  measured: ReadonlyMap<string, number>,
): Violation[] {
  return Object.keys(limits)
    .filter(name => !measured.has(name))
    .map(name => ({ rule: 'budget', file: FILE, message: `${name} has a budget and is not there` }))
}

/** The measurements as a table, for people. */
export function asTable(measurements: readonly Measurement[]): string {
  const width = Math.max(...measurements.map(({ name }) => name.length))
  return measurements
    .map(
      ({ name, value, limit }) =>
        `${name.padEnd(width)} ${String(value).padStart(8)} of ${String(limit ?? '?').padStart(8)}`,
    )
    .join('\n')
}
