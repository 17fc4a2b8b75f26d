import type { SvgNode } from './SvgNode'

/** Where lines can turn, in every shape: each is a number or a letter away from the one before. */
const TURN = /[a-z]|[\d.]+/gi

/**
 * How many elements a browser draws once every reference is followed: a few lines that refer to each other ten times over become
 * billions. Infinite where something refers to itself.
 */
export function drawnElements(root: SvgNode): number {
  const byId = new Map<string, SvgNode>()
  const known = new Map<SvgNode, number>()
  let turns = 1
  const index = (node: SvgNode): void => {
    for (const shape of ['d', 'points']) turns += node.attributes.get(shape)?.match(TURN)?.length ?? 0
    const id = node.attributes.get('id')
    if (id !== undefined && !byId.has(id)) byId.set(id, node)
    node.children.forEach(index)
  }
  const count = (node: SvgNode): number => {
    const found = known.get(node)
    if (found !== undefined) return found
    // Whoever comes back here while it is counted goes round in a circle.
    known.set(node, Number.POSITIVE_INFINITY)
    let total = 1
    for (const child of node.children) total += count(child)
    for (const id of references(node)) {
      const target = byId.get(id)
      // A marker is drawn at every turn of a line, and lines have the markers of what they are in.
      if (target) total += count(target) * (target.name === 'marker' ? turns : 1)
    }
    // A style may apply anywhere, so what it names must not draw anything of its own.
    const named = node.name === 'style' ? idsIn(node.text) : []
    if (named.some(id => !isGradient(byId.get(id)))) total = Number.POSITIVE_INFINITY
    known.set(node, total)
    return total
  }
  index(root)
  return count(root)
}

function references({ attributes }: SvgNode): readonly string[] {
  return [...attributes].flatMap(([name, value]) => {
    const link = value.trim()
    return /(?:^|:)href$/i.test(name) && link.startsWith('#') ? [link.slice(1)] : idsIn(value)
  })
}

function idsIn(css: string): readonly string[] {
  return [...css.matchAll(/url\(\s*["']?#([\w:.-]+)/gi)].map(([, id = '']) => id)
}

function isGradient(node: SvgNode | undefined): boolean {
  return node === undefined || node.name === 'linearGradient' || node.name === 'radialGradient'
}
