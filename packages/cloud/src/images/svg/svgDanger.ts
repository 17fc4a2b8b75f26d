import type { SvgNode } from './SvgNode'

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/**
 * Elements that only draw, transform or describe. None of them can run code or contain another language. Their links
 * and embedded images are checked separately.
 */
const ELEMENTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'metadata', 'style', 'image', 'view'],
  ...['path', 'circle', 'ellipse', 'rect', 'line', 'polygon', 'polyline', 'text', 'tspan', 'textPath'],
  ...['clipPath', 'mask', 'pattern', 'marker', 'linearGradient', 'radialGradient', 'stop', 'filter'],
  ...['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix', 'feDiffuseLighting'],
  ...['feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood', 'feFuncA', 'feFuncB', 'feFuncG', 'feFuncR'],
  ...['feGaussianBlur', 'feMerge', 'feMergeNode', 'feMorphology', 'feOffset', 'fePointLight', 'feSpecularLighting'],
  ...['feSpotLight', 'feTile', 'feTurbulence', 'animate', 'animateTransform', 'animateMotion', 'mpath'],
])

/** Embedded images that can contain only pixels. */
const EMBEDDED = /^data:image\/(?:png|jpeg|jpg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/i
const FRAGMENT = /^#[\w:.-]+$/
const LOADING = /@import|@font-face|@namespace|image-set\(|image\(|src\(|expression\(|-moz-binding/i
/** Reads each character once, because a pattern that backtracks would be slow on crafted text. */
const CSS_URL = /url\(([^()]*)\)/gi

/** Returns why an element makes an SVG unsafe to show. Undefined if it only draws. */
export function svgDanger({ name, attributes, text }: SvgNode): string | undefined {
  if (!ELEMENTS.has(name)) return `element <${name}>`
  for (const [attribute, value] of attributes) {
    const danger = attributeDanger(name, attribute, value)
    if (danger !== undefined) return danger
  }
  return name === 'style' ? cssDanger(text) : undefined
}

function attributeDanger(element: string, attribute: string, value: string): string | undefined {
  const [local = ''] = attribute.toLowerCase().split(':').slice(-1)
  if (attribute === 'xmlns') return value === SVG_NAMESPACE ? undefined : 'a foreign namespace'
  // Prefixes are harmless: elements with a prefix are rejected, and only the local name of an attribute counts.
  if (attribute.startsWith('xmlns:')) return undefined
  if (local.startsWith('on')) return `attribute ${attribute}`
  if (['src', 'srcset', 'srcdoc', 'action', 'formaction', 'base'].includes(local)) return `attribute ${attribute}`
  if (local === 'href') {
    const isEmbedded = element === 'image' && EMBEDDED.test(value)
    return FRAGMENT.test(value.trim()) || isEmbedded ? undefined : 'a reference outside the file'
  }
  if (local === 'attributename' && /href|style|src|(?:^|[\s:])on/i.test(value)) return `an animation of ${value}`
  return cssDanger(value)
}

/**
 * Returns why a style, or an attribute that is read as one, is unsafe. Undefined if it is safe. Checks comments like
 * other text, because in a style a comment always separates the text around it.
 */
function cssDanger(css: string): string | undefined {
  // An escape could hide what the checks below look for.
  if (css.includes('\\')) return 'an escape in its style'
  if (LOADING.test(css)) return 'a style that loads'
  const rest = css.replace(CSS_URL, (_all, target: string) => (isFragment(target) ? '' : 'url('))
  return /url\(/i.test(rest) ? 'a reference outside the file' : undefined
}

function isFragment(target: string): boolean {
  const plain = target.trim()
  const isQuoted = /^["']/.test(plain) && plain.length > 1 && plain.at(0) === plain.at(-1)
  return FRAGMENT.test(isQuoted ? plain.slice(1, -1) : plain)
}
