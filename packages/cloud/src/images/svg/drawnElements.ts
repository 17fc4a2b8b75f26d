import type { SvgNode } from './SvgNode'

/**
 * How many elements a browser draws once every reference is followed: a few lines that refer to each other ten times over become
 * billions. Infinite where something refers to itself.
 */
export function drawnElements(root: SvgNode): number {
  const byId = new Map<string, SvgNode>()
  const known = new Map<SvgNode, number>()
  const index = (node: SvgNode): void => {
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
      if (target) total += count(target)
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
