import type { PackageGraph, Use } from './packageGraph.ts'

/**
 * Draws the packages as a Mermaid flowchart, with imported packages below their importers. A solid arrow is a static
 * import or a type, and a dotted arrow is only an `import()`. Omits arrows that others imply.
 */
export function drawPackages(graph: PackageGraph): string {
  const solid = edges(graph, ['value', 'type'])
  const dotted = edges(graph, ['lazy']).filter(edge => !reaches(solid, edge))
  const all = [...solid, ...dotted]
  const lines = [...graph.keys()].flatMap(from =>
    all
      .filter(edge => edge.from === from && !reaches(without(all, edge), edge))
      .map(edge => `  ${from} ${solid.includes(edge) ? '-->' : '-.->'} ${edge.to}`),
  )
  const alone = [...graph.keys()].filter(name => !all.some(({ from, to }) => from === name || to === name))
  return ['flowchart TD', ...lines.sort(), ...alone.sort().map(name => `  ${name}`)].join('\n')
}

interface Edge {
  readonly from: string
  readonly to: string
}

function edges(graph: PackageGraph, uses: readonly Use[]): Edge[] {
  return [...graph].flatMap(([from, targets]) =>
    [...targets].filter(([, how]) => uses.some(use => how.has(use))).map(([to]) => ({ from, to })),
  )
}

function without(all: readonly Edge[], edge: Edge): Edge[] {
  return all.filter(other => other !== edge)
}

/** Whether `all` contains a path from one end of `edge` to the other. */
function reaches(all: readonly Edge[], { from, to }: Edge): boolean {
  const seen = new Set([from])
  for (const name of seen) for (const edge of all) if (edge.from === name) seen.add(edge.to)
  return seen.has(to)
}
