/**
 * Returns the cycles that a depth-first search of a directed graph finds. Each appears once and starts at its smallest
 * name.
 */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles = new Map<string, string[]>()
  const finished = new Set<string>()
  const path: string[] = []

  const visit = (node: string): void => {
    const start = path.indexOf(node)
    if (start >= 0) {
      const cycle = fromSmallest(path.slice(start))
      cycles.set(cycle.join('\n'), cycle)
      return
    }
    if (finished.has(node)) return
    path.push(node)
    for (const next of graph.get(node) ?? []) visit(next)
    path.pop()
    finished.add(node)
  }
  for (const node of graph.keys()) visit(node)
  return [...cycles.values()]
}

function fromSmallest(cycle: readonly string[]): string[] {
  const smallest = cycle.indexOf([...cycle].sort()[0] ?? '')
  return [...cycle.slice(smallest), ...cycle.slice(0, smallest)]
}
