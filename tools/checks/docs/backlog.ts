import { basename } from 'node:path'
import type { Violation } from '../violation.ts'

/** How many violations each file still has, by path. It lists what was written before the check, and only shrinks. */
export type Backlog = Readonly<Record<string, number>>

/** Returns the violations in files that have more than the backlog allows. `files` are all paths that exist. */
export function beyondBacklog<Kind extends Violation>(
  violations: readonly Kind[],
  backlog: Backlog,
  files: readonly string[],
): Kind[] {
  const counts = countByFile(violations)
  const limits = limitsOf(backlog, files)
  return violations.filter(({ file }) => (counts[file] ?? 0) > limits(file))
}

/** Returns the backlog with the numbers of today. If they add up to more than before, no file gets a higher number. */
export function lowerBacklog(violations: readonly Violation[], backlog: Backlog, files: readonly string[]): Backlog {
  const counts = countByFile(violations)
  if (total(counts) <= total(backlog)) return counts
  const limits = limitsOf(backlog, files)
  const lowered = Object.entries(counts).map(([file, count]) => [file, Math.min(count, limits(file))] as const)
  return Object.fromEntries(lowered.filter(([, count]) => count > 0))
}

/** Returns the sum of a backlog. */
export function total(backlog: Backlog): number {
  return Object.values(backlog).reduce((sum, count) => sum + count, 0)
}

/** Counts the violations of each file, in the order of their paths. */
function countByFile(violations: readonly Violation[]): Backlog {
  const counts: Record<string, number> = {}
  for (const file of violations.map(one => one.file).sort()) counts[file] = (counts[file] ?? 0) + 1
  return counts
}

/** The number of a file. One that moved keeps the number of its old path. */
function limitsOf(backlog: Backlog, files: readonly string[]): (file: string) => number {
  const existing = new Set(files)
  const moved = Object.keys(backlog).filter(path => !existing.has(path))
  return file => {
    const numbers = moved.filter(path => basename(path) === basename(file)).map(path => backlog[path] ?? 0)
    return backlog[file] ?? Math.max(0, ...numbers)
  }
}
