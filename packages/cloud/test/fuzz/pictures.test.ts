import { array, assert, constantFrom, integer, property, record, string, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { cleanImage } from '../../src/images/cleanImage'
import { ImageRefused } from '../../src/images/ImageRefused'
import { readDataUri } from '../../src/images/readDataUri'
import { parseSvg } from '../../src/images/svg/parseSvg'
import type { SvgNode } from '../../src/images/svg/SvgNode'
import { avif, gif, jpeg, png, svg, vp8l, webp } from '../images/pictures'
import { fuzz } from './fuzz'

const PICTURES = { png: png(3, 2), gif: gif(3, 2), jpeg: jpeg(3, 2), webp: webp([vp8l(3, 2)]), avif: avif(3, 2) }

/** Changes to a file: replaced, removed and inserted bytes. */
const changes = array(
  record({
    offset: integer({ min: 0, max: 2000 }),
    length: integer({ min: 0, max: 8 }),
    bytes: uint8Array({ maxLength: 8 }),
  }),
  { minLength: 1, maxLength: 6 },
)

function changed(file: Uint8Array, edits: readonly { offset: number; length: number; bytes: Uint8Array }[]): Buffer {
  let result = Buffer.from(file)
  for (const { offset, length, bytes } of edits) {
    const start = offset % (result.length + 1)
    result = Buffer.concat([result.subarray(0, start), bytes, result.subarray(start + length)])
  }
  return result
}

test.each(Object.entries(PICTURES))('a changed %s is an image of bounded size, or is rejected', (_, file) => {
  expect(cleanImage(file).width).toBe(3)
  void assert(
    property(changes, edits => {
      const bytes = changed(file, edits)
      try {
        const { bytes: clean, height, width } = cleanImage(bytes)
        expect(width * height).toBeLessThanOrEqual(40_000_000)
        expect(clean.length).toBeLessThanOrEqual(bytes.length + 16)
        // A clean image stays unchanged.
        expect(Buffer.from(cleanImage(clean).bytes)).toEqual(Buffer.from(clean))
      } catch (error) {
        expect(error).toBeInstanceOf(ImageRefused)
        // A deliberate rejection, not a crash that was turned into one.
        expect((error as ImageRefused).message).not.toBe("The image can't be decoded")
      }
    }),
    fuzz(2000),
  )
})

const names = constantFrom(
  'g',
  'path',
  'script',
  'a',
  'use',
  'style',
  'foreignObject',
  'image',
  'animate',
  'iframe',
  'SCRIPT',
)
const attributes = constantFrom(
  'onload',
  'href',
  'xlink:href',
  'style',
  'd',
  'fill',
  'id',
  'attributeName',
  'src',
  'ONCLICK',
)
const values = constantFrom(
  '#a',
  'javascript:alert(1)',
  'url(#a)',
  'url(https://example.com)',
  'https://example.com',
  'data:text/html,x',
  'M0 0',
  '@import',
  '&#106;avascript:x',
)
const soup = array(
  record({
    name: names,
    attribute: attributes,
    value: values,
    text: string({ maxLength: 10 }),
    form: integer({ min: 0, max: 5 }),
  }),
  { maxLength: 8 },
).map(parts =>
  parts
    .map(({ attribute, form, name, text, value }) => {
      const open = `<${name} ${attribute}="${value}"`
      if (form === 0) return `${open}>${text}`
      if (form === 1) return `</${name}>`
      if (form === 2) return `${open}>${text.replaceAll(/[<&]/g, '')}</${name}>`
      if (form === 3) return `<!--${text}-->`
      return `${open}/>`
    })
    .join(''),
)

const SAFE = /^(?:svg|g|path|use|style|image|animate)$/

/** Expects a safe element, by rules that are independent of the cleaner's. */
function expectSafe({ attributes: all, children, name, text }: SvgNode): void {
  expect(name).toMatch(SAFE)
  for (const [key, value] of all) {
    expect(key).not.toMatch(/^on|:on|^src$/i)
    expect(value).not.toMatch(/@import|url\(\s*["']?(?!#)/i)
    if (/href$/i.test(key)) expect(value).toMatch(/^\s*#/)
  }
  if (name === 'style') expect(text).not.toMatch(/@import|url\(\s*["']?(?!#)/i)
  for (const child of children) expectSafe(child)
}

test('the SVG cleaner returns nothing outside the allow list', () => {
  let shown = 0
  void assert(
    property(soup, inside => {
      const source = svg(inside)
      try {
        const { bytes } = cleanImage(Buffer.from(source))
        shown += 1
        expectSafe(parseSvg(Buffer.from(bytes).toString('utf8')))
      } catch (error) {
        expect(error).toBeInstanceOf(ImageRefused)
      }
    }),
    fuzz(3000),
  )
  expect(shown).toBeGreaterThan(10)
})

test('an SVG takes time proportional to its length, whatever it repeats', () => {
  const SIZE = 400_000
  const timeOf = (part: string, around: (inside: string) => string): number => {
    const bytes = Buffer.from(around(part.repeat(Math.floor(SIZE / part.length))))
    const runs = [0, 1, 2].map(() => {
      const start = performance.now()
      try {
        cleanImage(bytes)
      } catch (error) {
        expect(error).toBeInstanceOf(ImageRefused)
      }
      return performance.now() - start
    })
    return Math.min(...runs)
  }
  const baseline = timeOf('<path d="M0 0h24v24H0z"/>', svg)
  const parts = [
    '<g>',
    '<!--',
    '<!-',
    ' ',
    '-',
    '&',
    '&#',
    'url(',
    'url(#a)',
    'url( ',
    '/*',
    '"',
    'a ',
    '<a',
    'a="1" ',
    '<![CDATA[',
  ]
  for (const part of parts) {
    for (const around of [
      svg,
      (text: string) => svg(`<style>${text}</style>`),
      (text: string) => svg(`<path style='${text}'/>`),
      (text: string) => svg(`<path ${text}/>`),
    ]) {
      expect(timeOf(part, around)).toBeLessThan(baseline * 20 + 100)
    }
  }
})

test('a data: URI has bytes within the limit, or is rejected', () => {
  const uri = record({
    head: constantFrom('data:', 'DATA:', 'data:image/png', 'data:;base64', 'data:image/png;base64', 'dat:'),
    comma: constantFrom(',', ''),
    data: string({ unit: 'binary', maxLength: 400 }),
  })
  void assert(
    property(uri, ({ comma, data, head }) => {
      try {
        expect(readDataUri(head + comma + data, 100).bytes.length).toBeLessThanOrEqual(100)
      } catch (error) {
        expect(error).toBeInstanceOf(ImageRefused)
      }
    }),
    fuzz(2000),
  )
  void assert(
    property(uint8Array({ maxLength: 200 }), bytes => {
      const { bytes: read } = readDataUri(`data:x/y;base64,${Buffer.from(bytes).toString('base64')}`, 200)
      expect(Buffer.from(read)).toEqual(Buffer.from(bytes))
    }),
    fuzz(500),
  )
})
