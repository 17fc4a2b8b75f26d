import { ImageRefused } from '../ImageRefused'
import type { SvgNode } from './SvgNode'

const MAX_DEPTH = 100
const MAX_ELEMENTS = 20_000
const MAX_ATTRIBUTES = 200

/** Sticky, like all patterns here: each match starts exactly where the previous one ended, so no text is skipped. */
const DECLARATION =
  /<\?xml\s+version\s*=\s*["']1\.0["'](?:\s+encoding\s*=\s*["']utf-8["'])?(?:\s+standalone\s*=\s*["'](?:yes|no)["'])?\s*\?>/iy
/** A doctype without internal definitions. Browsers don't fetch the DTD that it names. */
const DOCTYPE = /<!DOCTYPE\s+svg(?:\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [\w. ]+\/\/EN"\s+"[^"<>[\]]*")?\s*>/iy
const CDATA = /<!\[CDATA\[([^<]*?)\]\]>/y
const COMMENT = /<!--(?:[^-]|-[^-])*-->/y
const TEXT = /[^<]+/y
const CLOSING = /<\/([\w:.-]+)\s*>/y
const OPENING = /<([\w:.-]+)/y
const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const END = /\s*(\/?)>/y

interface OpenNode extends SvgNode {
  readonly attributes: Map<string, string>
  readonly children: SvgNode[]
  text: string
}

/**
 * Parses a small part of XML: elements, attributes, text, comments, and CDATA in styles. Rejects entity definitions,
 * processing instructions and anything malformed, so no browser can read the text differently.
 *
 * @throws ImageRefused if the text contains anything else.
 */
export function parseSvg(source: string): SvgNode {
  return new Parser(source).parse()
}

class Parser {
  readonly #source: string
  #position = 0
  #elements = 0

  constructor(source: string) {
    this.#source = source
  }

  parse(): SvgNode {
    this.#match(DECLARATION)
    this.#skipBetween()
    this.#match(DOCTYPE)
    this.#skipBetween()
    const root = this.#openNode()
    this.#fill(root)
    this.#skipBetween()
    if (this.#position < this.#source.length) throw refused('something after its end')
    return root.node
  }

  /** Parses the content of the root. Doesn't recurse, because deep nesting in a file could overflow the stack. */
  #fill(root: { node: OpenNode; isEmpty: boolean }): void {
    const open = root.isEmpty ? [] : [root.node]
    for (let current = open.at(-1); current; current = open.at(-1)) {
      const text = this.#match(TEXT)
      if (text) current.text += decode(text[0])
      else if (this.#match(COMMENT)) continue
      else if (current.name === 'style' && this.#source.startsWith('<![CDATA[', this.#position)) {
        const data = this.#match(CDATA)
        if (!data) throw refused('CDATA that holds markup')
        current.text += data[1]
      } else if (this.#source.startsWith('</', this.#position)) {
        if (this.#match(CLOSING)?.[1] !== current.name) throw refused('elements that overlap')
        open.pop()
      } else {
        const child = this.#openNode()
        current.children.push(child.node)
        if (!child.isEmpty) open.push(child.node)
        if (open.length > MAX_DEPTH) throw refused('too many levels')
      }
    }
  }

  #openNode(): { node: OpenNode; isEmpty: boolean } {
    const name = this.#match(OPENING)?.[1]
    if (name === undefined) throw refused('markup that is not a plain element')
    if (++this.#elements > MAX_ELEMENTS) throw refused('too many elements')
    const attributes = new Map<string, string>()
    for (let found = this.#match(ATTRIBUTE); found; found = this.#match(ATTRIBUTE)) {
      const [, key = '', double, single] = found
      if (attributes.has(key) || attributes.size >= MAX_ATTRIBUTES) throw refused(`attribute ${key} too often`)
      attributes.set(key, decode(double ?? single ?? ''))
    }
    const end = this.#match(END)
    if (!end) throw refused('an element that does not end')
    return { node: { name, attributes, children: [], text: '' }, isEmpty: end[1] === '/' }
  }

  #skipBetween(): void {
    while (this.#match(/\s+/y) || this.#match(COMMENT));
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#position
    const found = pattern.exec(this.#source)
    if (found) this.#position += found[0].length
    return found
  }
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Decode character references before any check, because they could hide text that a check looks for. */
function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));|&/gi,
    (_all, decimal?: string, hex?: string, name?: string) => {
      const code = decimal !== undefined ? Number(decimal) : hex !== undefined ? Number.parseInt(hex, 16) : undefined
      if (code !== undefined && code > 0 && code <= 0x10ffff) return String.fromCodePoint(code)
      const known = name !== undefined && Object.hasOwn(NAMED, name) ? NAMED[name] : undefined
      if (known === undefined) throw refused('an entity')
      return known
    },
  )
}

function refused(what: string): ImageRefused {
  return new ImageRefused('content', `An SVG with ${what}`)
}
