import { expect, test } from 'vitest'
import { svgDangers } from './svgDangers'

const svg = (inside: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"${more}>${inside}</svg>`

test('accepts an icon that only draws', () => {
  const drawing = '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>'
  expect(svgDangers(svg(`${drawing}<path fill="url(#a)" d="M0 0h24v24H0z"/>`))).toEqual([])
})

test.each([
  '<script>alert(1)</script>',
  '<foreignObject><p>hi</p></foreignObject>',
  '<image href="https://example.com/pixel.png"/>',
  '<use href="#a"/>',
  '<a href="https://example.com"><path d="M0 0"/></a>',
  '<style>@import url(https://example.com)</style>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<path onclick="alert(1)" d="M0 0"/>',
  '<path ONLOAD="alert(1)" d="M0 0"/>',
  '<path fill="url(https://example.com/a.svg#a)"/>',
  '<path fill="url(//example.com/a)"/>',
  '<path fill="url( &quot;https://example.com&quot; )"/>',
  '<path style="fill:url(https://example.com)"/>',
  '<path d=M0onclick=alert(1) />',
  '<path fill="u\\72l(x)"/>',
  '<!-- <script> -->',
  '<![CDATA[<script>]]>',
  '<?xml-stylesheet href="https://example.com/a.css"?>',
  '<text>&evil;</text>',
  '<path fill="&#106;avascript:alert(1)"/>',
])('rejects %s', inside => {
  expect(svgDangers(svg(inside))).not.toEqual([])
})

test('rejects an icon with an event on its root, a second document, an entity definition, or no root', () => {
  expect(svgDangers(svg('', ' onload="alert(1)"'))).not.toEqual([])
  expect(svgDangers(svg('', ' xmlns:xlink="http://www.w3.org/1999/xlink"'))).not.toEqual([])
  expect(svgDangers(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`)).not.toEqual([])
  expect(svgDangers('<path d="M0 0"/>')).not.toEqual([])
  expect(svgDangers('')).not.toEqual([])
})
