import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Violation } from './violation.ts'
import { readWorkspace } from './workspace.ts'

/** The measures of a page and their labels. Sizes are in bytes after gzip, and the others count requests. */
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
  /** Limits of the example pages, by folder. */
  readonly pages: Readonly<Record<string, Readonly<Partial<Record<PageMeasure, number>>>>>
  /** Bytes after gzip that each published entry point may load statically, excluding peers. */
  readonly entries: Readonly<Record<string, number>>
  /** Bytes after gzip that each lazy part may have, by its name in `closure/bundleParts.ts`. */
  readonly parts: Readonly<Record<string, number>>
}

export interface Measurement {
  readonly name: string
  readonly value: number
  /** Undefined if the budget is missing. */
  readonly limit: number | undefined
}

const FILE = 'tools/checks/bundle-budgets.json'

/** Reads the budgets that docs/performance.md lists. Features have their budgets in their manifests. */
export function readBudgets(root: string): Budgets {
  return JSON.parse(readFileSync(join(root, FILE), 'utf8')) as Budgets
}

/** Reads all budgets, including those in the manifests of features. */
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

/** Returns a violation for every measurement that exceeds its limit or has none. */
export function overBudget(measurements: readonly Measurement[]): Violation[] {
  return measurements.flatMap(({ name, value, limit }) => {
    if (limit === undefined) return [{ rule: 'budget', file: FILE, message: `${name} has no budget; it is ${value}` }]
    return value > limit ? [{ rule: 'budget', file: FILE, message: `${name} is ${value}, more than ${limit}` }] : []
  })
}

/** Returns a violation for every budget that no measurement matches. */
export function unusedBudgets(
  limits: Readonly<Record<string, number>>,
  measured: ReadonlyMap<string, number>,
): Violation[] {
  return Object.keys(limits)
    .filter(name => !measured.has(name))
    .map(name => ({ rule: 'budget', file: FILE, message: `${name} has a budget and is not there` }))
}

/** Formats the measurements as a table for the terminal. */
export function asTable(measurements: readonly Measurement[]): string {
  const width = Math.max(...measurements.map(({ name }) => name.length))
  return measurements
    .map(
      ({ name, value, limit }) =>
        `${name.padEnd(width)} ${String(value).padStart(8)} of ${String(limit ?? '?').padStart(8)}`,
    )
    .join('\n')
}
