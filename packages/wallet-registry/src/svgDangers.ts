/** Elements that only draw. Excludes elements that run, embed, link, animate or style. */
const elements: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'path', 'circle', 'ellipse', 'rect', 'line', 'polygon', 'polyline', 'text', 'title'],
  ...['clipPath', 'mask', 'linearGradient', 'radialGradient', 'stop', 'filter', 'feFlood', 'feBlend'],
  ...['feColorMatrix', 'feOffset', 'feGaussianBlur', 'feComposite'],
])

/** Attributes that only affect drawing. Excludes `href`, `style` and event handlers. */
const attributes: ReadonlySet<string> = new Set([
  ...['xmlns', 'width', 'height', 'viewBox', 'id', 'class', 'd', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r'],
  ...['rx', 'ry', 'fx', 'fy', 'points', 'transform', 'opacity', 'fill', 'fill-rule', 'fill-opacity', 'clip-path'],
  ...['clip-rule', 'mask', 'maskUnits', 'mask-type', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'],
  ...['stroke-miterlimit', 'stroke-opacity', 'stop-color', 'stop-opacity', 'offset', 'gradientUnits', 'values', 'type'],
  ...['gradientTransform', 'filter', 'filterUnits', 'color-interpolation-filters', 'flood-opacity', 'result', 'in'],
  ...['in2', 'dx', 'dy', 'stdDeviation', 'operator', 'mode', 'k1', 'k2', 'k3', 'k4', 'font-family', 'font-size'],
  ...['font-weight', 'text-anchor', 'dominant-baseline'],
])

const TAG = /<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*)\s*(\/?)>/g
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * Returns the reasons why an SVG is unsafe to serve, or an empty list if it only draws. Checks an allowlist of elements
 * and attributes, which rejects scripts, foreign objects, event handlers, custom entities, comments and external
 * references. The text must also start with an `<svg>` tag and end with `</svg>`, without an XML declaration or a
 * trailing line break.
 *
 * @example
 * ```ts
 * import { svgDangers } from '@openappkit/wallet-registry'
 *
 * const dangers = svgDangers('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
 * if (dangers.length > 0) throw new Error(`Unsafe icon: ${dangers.join(', ')}`)
 * ```
 */
export function svgDangers(svg: string): readonly string[] {
  const found: string[] = []
  const rest = svg.replace(TAG, (_tag, _close: string, element: string, list: string) => {
    if (!elements.has(element)) found.push(`element <${element}>`)
    for (const [, name = '', double, single] of list.matchAll(ATTRIBUTE)) {
      const problem = attributeDanger(name, double ?? single ?? '')
      if (problem) found.push(problem)
    }
    return ''
  })
  if (/[<>]/.test(rest)) found.push('markup that is not a plain element')
  if (/&(?!#\d+;|amp;|lt;|gt;|quot;|apos;)/.test(svg)) found.push('an entity')
  if (!/^<svg\s[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*>/.test(svg) || !svg.endsWith('</svg>')) {
    found.push('no <svg> of its own around it')
  }
  return found
}

function attributeDanger(name: string, value: string): string | undefined {
  if (!attributes.has(name)) return `attribute ${name}`
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg' ? undefined : 'a foreign namespace'
  // Character references are resolved before use, so they could hide a forbidden value.
  if (value.includes('&')) return `an entity in ${name}`
  if (/url\(/i.test(value) && !/^url\(#[\w-]+\)$/.test(value)) return `a reference outside the file in ${name}`
  return /[a-z]+:|\/\/|\\/i.test(value) ? `a reference outside the file in ${name}` : undefined
}
