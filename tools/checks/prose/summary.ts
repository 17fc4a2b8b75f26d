import type { ProseViolation } from './ProseViolation.ts'

/** Returns a table of violations by term and a table by package or folder, each with the most frequent first. */
export function summary(violations: readonly ProseViolation[]): string {
  return [...table(violations.map(({ term }) => term)), '', ...table(violations.map(({ file }) => areaOf(file)))].join(
    '\n',
  )
}

function table(keys: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([key, count]) => `${String(count).padStart(6)}  ${key}`)
}

/** Returns the package or folder of a file, such as `packages/send` or `docs`, or the file itself at the root. */
function areaOf(file: string): string {
  return /^(?:(?:packages|examples|bench|tools)\/[^/]+(?=\/)|[^/]+(?=\/))/.exec(file)?.[0] ?? file
}
