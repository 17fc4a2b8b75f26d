import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Violation } from './violation.ts'

export interface Budgets {
  /** Of a host's page; sizes in bytes after gzip. */
  readonly page: {
    readonly initialGrowth: number
    readonly firstOpen: number
    readonly firstOpenRequests: number
    readonly thirdPartyRequests: number
  }
  /** Bytes after gzip of what each published door loads at once, peers not counted. */
  readonly entries: Readonly<Record<string, number>>
}

export interface Measurement {
  readonly name: string
  readonly value: number
  /** Undefined where somebody forgot to set one. */
  readonly limit: number | undefined
}

const FILE = 'checks/bundle-budgets.json'

export function readBudgets(root: string): Budgets {
  return JSON.parse(readFileSync(join(root, FILE), 'utf8')) as Budgets
}

/** Every measurement above its limit, and every one that has none. */
export function overBudget(measurements: readonly Measurement[]): Violation[] {
  return measurements.flatMap(({ name, value, limit }) => {
    if (limit === undefined) return [{ rule: 'budget', file: FILE, message: `${name} has no budget; it is ${value}` }]
    return value > limit ? [{ rule: 'budget', file: FILE, message: `${name} is ${value}, more than ${limit}` }] : []
  })
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
