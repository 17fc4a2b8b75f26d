import type { SvgNode } from './SvgNode'

/** Matches the letters and numbers in a shape's data. Each point where a line can turn takes at least one of them. */
const TURN = /[a-z]|[\d.]+/gi

/** Maximum depth of nested elements, including references. Browsers support this depth. */
const MAX_LEVELS = 200

interface Drawn {
  /** Number of elements. */
  readonly count: number
  /** Number of levels, including the element itself. */
  readonly levels: number
}

const ENDLESS: Drawn = { count: Number.POSITIVE_INFINITY, levels: 0 }

/**
 * Returns how many elements a browser draws after it follows every reference. A few lines that refer to each other ten
 * times can expand to billions of elements. Infinity for circular references and for nesting beyond the maximum depth.
 */
export function drawnElements(root: SvgNode): number {
  const byId = new Map<string, SvgNode>()
  const known = new Map<SvgNode, Drawn>()
  let turns = 1
  const index = (node: SvgNode): void => {
    for (const shape of ['d', 'points']) turns += node.attributes.get(shape)?.match(TURN)?.length ?? 0
    const id = node.attributes.get('id')
    if (id !== undefined && !byId.has(id)) byId.set(id, node)
    node.children.forEach(index)
  }
  const draw = (node: SvgNode, above: number): Drawn => {
    const found = known.get(node)
    if (above + (found?.levels ?? 1) > MAX_LEVELS) return ENDLESS
    if (found) return found
    // If counting reaches the element again, the element refers to itself.
    known.set(node, ENDLESS)
    let total = 1
    let levels = 1
    const follow = (next: SvgNode, times: number): void => {
      const drawn = draw(next, above + 1)
      total += drawn.count * times
      levels = Math.max(levels, drawn.levels + 1)
    }
    for (const child of node.children) follow(child, 1)
    for (const id of references(node)) {
      const target = byId.get(id)
      // A marker is drawn at every turn of a line, and lines inherit the markers of their parents.
      if (target) follow(target, target.name === 'marker' ? turns : 1)
    }
    // A style may apply to any element, so it must not reference anything that draws.
    const named = node.name === 'style' ? idsIn(node.text) : []
    if (named.some(id => !isGradient(byId.get(id)))) total = Number.POSITIVE_INFINITY
    const drawn = { count: total, levels }
    known.set(node, drawn)
    return drawn
  }
  index(root)
  return draw(root, 0).count
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
