import { expect, test } from 'vitest'
import { png, svg } from '../../../test/images/pictures'
import { cleanSvg } from './cleanSvg'

const reason = (source: string | Uint8Array): unknown => {
  try {
    return cleanSvg(Buffer.from(source)).type
  } catch (error) {
    return error instanceof Error && 'reason' in error ? error.reason : error
  }
}
const dataUri = (bytes: Uint8Array, type = 'image/png'): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

test.each([
  '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><path fill="url(#a)" d="M0 0h24v24H0z"/>',
  '<style>.a { fill: red; font: 14px serif } /* plain */</style><text class="a" x="1">5 &lt; 6 &amp; &#x41; url</text>',
  '<style><![CDATA[ .a > .b { fill: url(#g) } ]]></style><radialGradient id="g"/>',
  '<g id="a"><circle r="1"/></g><use href="#a" x="2"/><use xlink:href="#a" xmlns:xlink="http://www.w3.org/1999/xlink"/>',
  '<circle r="1"><animate attributeName="r" values="1;2" dur="1s" repeatCount="indefinite"/></circle>',
  `<image href="${dataUri(png())}" width="1"/>`,
  `<path style='fill:url("#a");opacity:.5' clip-path="url( #b )" d="M0 0"/>`,
  '<!-- drawn by hand - once --><path d="M0 0"/>',
])('accepts %s, which only draws', inside => {
  expect(reason(svg(inside))).toBe('image/svg+xml')
})

test('accepts harmless declarations', () => {
  const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
  expect(
    reason(`\ufeff<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- a -->${doctype}\n${svg('')}\n`),
  ).toBe('image/svg+xml')
})

test.each([
  // Elements that run code.
  '<script>alert(1)</script>',
  '<script href="https://example.com/a.js"/>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
  '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
  '<g xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></g>',
  '<handler type="application/ecmascript">alert(1)</handler>',
  '<path onclick="alert(1)" d="M0 0"/>',
  '<path ONLOAD="alert(1)" d="M0 0"/>',
  '<path ev:onload="alert(1)" d="M0 0"/>',
  '<animate onbegin="alert(1)" attributeName="x"/>',
  '<set attributeName="onmouseover" to="alert(1)"/>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<animate attributeName="xlink:href" values="javascript:alert(1)"/>',
  '<animate attributeName=" onclick" to="alert(1)"/>',
  '<animate attributeName="ev:onclick" to="alert(1)"/>',
  '<animate attributeName="&#104;ref" to="#a"/>',
  '<animate attributeName="h&#x72;ef" values="javascript&colon;alert(1)"/>',
  '<set attributeName="x" to="1"/>',
  '<discard begin="0s"/>',
  '<a href="java&#10;script:alert(1)"/>',
  '<use href="javascript:alert(1)"/>',
  '<use xlink:href="data:text/html,&lt;script>alert(1)&lt;/script>"/>',
  '<svg:script>alert(1)</svg:script>',
  '<path OnMouseOver="alert(1)"/>',
  '<path xml:onload="alert(1)"/>',
  // Elements that embed content.
  '<object data="a"/>',
  '<video src="a"/>',
  '<canvas/>',
  '<tref href="https://example.com/a"/>',
  '<cursor href="https://example.com/a.cur"/>',
  '<font-face-uri href="https://example.com/a.svg"/>',
  '<link rel="stylesheet" href="https://example.com/a.css"/>',
  '<svg:foreignObject/>',
  '<FOREIGNOBJECT/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://example.com"/></body></foreignObject>',
  '<iframe src="https://example.com"/>',
  '<embed src="a"/>',
  '<audio src="a"/>',
  '<math/>',
  // References to other files.
  '<a href="https://example.com"><path d="M0 0"/></a>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  '<image href="https://example.com/pixel.png"/>',
  '<image href="//example.com/pixel.png"/>',
  '<image xlink:href="file:///etc/passwd"/>',
  '<image y:href="http://127.0.0.1/" xmlns:y="http://www.w3.org/1999/xlink"/>',
  `<image href="${dataUri(Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml')}"/>`,
  '<image href="data:text/html,x"/>',
  '<use href="https://example.com/a.svg#a"/>',
  '<use href="data:image/svg+xml;base64,AAAA#a"/>',
  '<feImage href="https://example.com/a.png"/>',
  '<path fill="url(https://example.com/a.svg#a)"/>',
  '<path fill="url(//example.com/a)"/>',
  '<path fill="url( &quot;https://example.com&quot; )"/>',
  '<path fill="URL(https://example.com)"/>',
  '<path fill="url(https://example.com"/>',
  '<path fill="URL(https://example.com"/>',
  '<path style="fill:url(https://example.com)"/>',
  '<path style="fill:u\\72l(https://example.com)"/>',
  '<path fill="&#117;rl(https://example.com)"/>',
  '<path fill="&#x75;rl(https://example.com)"/>',
  '<style>@import "https://example.com/a.css";</style>',
  '<style>@im<!-- -->port "https://example.com/a.css";</style>',
  '<style>&#64;import "https://example.com/a.css";</style>',
  '<style><![CDATA[@import "https://example.com/a.css";]]></style>',
  '<style>@\\69mport "https://example.com/a.css";</style>',
  '<style>a{b:"/*";fill:url(https://example.com);c:"*/"}</style>',
  '<style>@font-face{font-family:a;src:url(https://example.com/a.woff)}</style>',
  '<style>a{background:image-set("https://example.com/a.png" 1x)}</style>',
  '<animate attributeName="fill" values="red;url(https://example.com/a)"/>',
  // Input that parsers read differently.
  '<style>@IMPORT "https://example.com/a.css";</style>',
  '<style>@import/**/url(https://example.com/a.css)</style>',
  '<style>a{fill:-webkit-image-set("https://example.com/a.png" 1x)}</style>',
  '<style>a{fill:url(#a) url(https://example.com)}</style>',
  '<style>a{fill:url("#a" https://example.com)}</style>',
  '<style>a{fill:url()}</style>',
  '<path style="behavior:url(https://example.com/a.htc)"/>',
  '<path style="-moz-binding:#a"/>',
  '<path filter="url(data:image/svg+xml,x#a)"/>',
  '<path xml:base="https://example.com/" fill="url(#a)"/>',
  '<style>@font-face{font-family:a;src:local(a)}</style>',
  '<style>@namespace "http://www.w3.org/1999/xhtml";</style>',
  '<style>a{background:image("https://example.com/a.png")}</style>',
  '<style>a{background:src("https://example.com/a.png")}</style>',
  '<style>a{width:expression(alert(1))}</style>',
  `<use href="${dataUri(png())}"/>`,
  '<s:path xmlns:s="http://www.w3.org/1999/xhtml"/>',
  '<text><![CDATA[x]]></text>',
  `<path ${Array.from({ length: 300 }, (_, index) => `a${index}="1"`).join(' ')}/>`,
  '<?xml-stylesheet href="https://example.com/a.css"?>',
  '<?php echo 1 ?>',
  '<text><![CDATA[<script>]]></text>',
  '<style><![CDATA[</style><script>]]></style>',
  '<text>&evil;</text>',
  '<text>& </text>',
  '<path d=M0onclick=alert(1) />',
  '<path d="M0" d="M1"/>',
  '<g><path></g></path>',
  '<g>',
  '<path d="<script>"/>',
  '<!-- a -- b -->',
  '<!-- > <script>',
  '<img/src=x>',
])('rejects %s', inside => {
  expect(reason(svg(inside))).toBe('content')
})

test.each([
  ['an event handler on its root', svg('', ' onload="alert(1)"')],
  ['an entity declaration', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<text>&a;</text>')}`],
  ['an external DTD', `<!DOCTYPE svg SYSTEM "http://127.0.0.1/a.dtd">${svg('')}`],
  ['the XHTML namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"><path/></svg>'],
  ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`],
  ['content after its end', `${svg('')}<script>alert(1)</script>`],
  ['a second root', `${svg('')}${svg('')}`],
])('rejects an SVG with %s', (_name, source) => {
  expect(reason(source)).toBe('content')
})

test("rejects markup that isn't SVG, and an SVG that a browser wouldn't recognize", () => {
  expect(reason('<html></html>')).toBe('content-type')
  expect(reason('<svg></svg>')).toBe('content-type')
  expect(reason('<path d="M0 0"/>')).toBe('content-type')
  expect(reason('<g xmlns="http://www.w3.org/2000/svg"/>')).toBe('content-type')
})

test('rejects an SVG in an encoding other than UTF-8', () => {
  expect(reason(Buffer.from(`\ufeff${svg('<script>alert(1)</script>')}`, 'utf16le'))).toBe('content')
  expect(reason(Buffer.from(svg('<text>\xe9</text>'), 'latin1'))).toBe('content')
  for (const encoding of ['UTF-16', 'UTF-7', 'ISO-2022-JP', 'ISO-8859-1', 'x-user-defined']) {
    expect(reason(`<?xml version="1.0" encoding="${encoding}"?>${svg('')}`)).toBe('content')
  }
})

test('applies the same limits to an embedded image', () => {
  expect(reason(svg(`<image href="${dataUri(png(60_000, 60_000))}"/>`))).toBe('dimensions')
  expect(reason(svg(`<image href="${dataUri(Buffer.from('<svg onload="alert(1)"/>'))}"/>`))).toBe('content-type')
})

test('limits embedded images in any spelling of their address, and many of them together', () => {
  for (const head of ['DATA:', 'Data:']) {
    const large = dataUri(png(60_000, 60_000)).replace('data:', head)
    expect(reason(svg(`<image href="${large}"/>`))).toMatch(/^(?:content|dimensions)$/)
    expect(reason(svg(`<image xlink:href="${large}" xmlns:xlink="http://www.w3.org/1999/xlink"/>`))).toMatch(
      /^(?:content|dimensions)$/,
    )
  }
  const wide = `<image href="${dataUri(png(5000, 5000))}"/>`
  expect(reason(svg(wide))).toBe('image/svg+xml')
  expect(reason(svg(`${wide}<g>${wide}</g>`))).toBe('dimensions')
})

test('counts a marker once for every turn of a line', () => {
  const marker = `<marker id="m">${'<path d="M0 0"/>'.repeat(20)}</marker>`
  const line = (turns: number): string => `<path d="M0 0${'l1 1'.repeat(turns)}"/>`
  expect(reason(svg(`${marker}<path marker-end="url(#m)" d="M0 0l9 9"/>`))).toBe('image/svg+xml')
  for (const attribute of ['marker-mid', 'marker-start', 'marker', 'style']) {
    const value = attribute === 'style' ? 'marker:url(#m)' : 'url(#m)'
    expect(reason(svg(`${marker}<g ${attribute}="${value}">${line(3000)}</g>`))).toBe('content')
  }
  expect(reason(svg(`${marker}<polyline marker-mid="url(#m)" points="${'1,1 '.repeat(3000)}"/>`))).toBe('content')
})

/** Returns an SVG in which each level shows the one below it ten times. */
const bomb = (reference: (level: number) => string): string =>
  svg(
    `<g id="l0"><path d="M0 0"/></g>${Array.from({ length: 9 }, (_, level) => reference(level)).join('')}<use href="#l9"/>`,
  )

test('rejects references that multiply before a browser follows them', () => {
  expect(reason(bomb(level => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`))).toBe('content')
  const pattern = (level: number): string =>
    `<pattern id="l${level + 1}">${`<path fill="url('#l${level}')" d="M0 0"/>`.repeat(10)}</pattern>`
  expect(reason(bomb(pattern))).toBe('content')
  expect(reason(svg('<style>path{fill:url(#a)}</style><pattern id="a"><path/><path/></pattern><path/>'))).toBe(
    'content',
  )
})

test('if two elements have the same id, the first one is drawn', () => {
  const [large, small] = [`<g id="a">${'<path/>'.repeat(1000)}</g>`, '<g id="a"/>']
  const uses = '<use href="#a"/>'.repeat(100)
  expect(reason(svg(large + small + uses))).toBe('content')
  expect(reason(svg(small + large + uses))).toBe('image/svg+xml')
})

test('rejects circular references', () => {
  expect(reason(svg('<g id="a"><use href="#a"/></g>'))).toBe('content')
  expect(reason(svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).toBe('content')
})

test('limits depth, number and length, and checks them quickly', () => {
  expect(reason(svg(`${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}`))).toBe('content')
  expect(reason(svg('<g/>'.repeat(30_000)))).toBe('content')
  expect(reason(svg(' '.repeat(1024 * 1024)))).toBe('too-large')
  const long = 300_000
  for (const text of ['url(', 'url(   ', 'url("', ' ', '&', '-', '"', "url('#a"]) {
    const repeated = text.repeat(Math.floor(long / text.length))
    expect(reason(svg(`<style>${repeated}</style><path fill='${repeated.replace(/'/g, '"')}'/><!-- ${repeated}`))).toBe(
      'content',
    )
  }
})
