import { expect, test } from 'vitest'
import { renderInRoot } from '../../test/renderInRoot'
import { Button } from '../elements/Button'
import { Tag } from '../elements/Tag'
import { defineSheet } from './defineSheet'
import { StyleRegistry } from './StyleRegistry'

function shadowRoot(): ShadowRoot {
  return document.createElement('div').attachShadow({ mode: 'open' })
}

function texts(root: ShadowRoot): string[] {
  return root.adoptedStyleSheets.map(sheet => sheet.cssRules[0]?.cssText ?? '')
}

test("adopts an element's sheet once, however often the element renders", async () => {
  const { root, rerender } = await renderInRoot(<Tag>1</Tag>)
  const before = [...root.adoptedStyleSheets]
  await rerender(
    <>
      <Tag>1</Tag>
      <Tag>2</Tag>
    </>,
  )
  expect(root.adoptedStyleSheets.map((sheet, index) => sheet === before[index])).toEqual(before.map(() => true))
  await rerender(<Button>b</Button>)
  expect(root.adoptedStyleSheets.length).toBeGreaterThan(before.length)
})

test("two roots on a page neither share nor see each other's sheets", async () => {
  const first = await renderInRoot(<Tag>1</Tag>)
  const second = await renderInRoot(<Button>2</Button>)
  for (const sheet of first.root.adoptedStyleSheets) expect(second.root.adoptedStyleSheets).not.toContain(sheet)
  expect(texts(first.root).join()).not.toContain('.button')
})

test('layers apply in order, whichever sheet was adopted first', () => {
  const root = shadowRoot()
  const registry = new StyleRegistry(root)
  registry.adopt(defineSheet('.view{}', 'view'))
  registry.adopt(defineSheet('.element{}'))
  registry.adopt(defineSheet('.base{}', 'base'))
  registry.setTheme(defineSheet('.theme{}', 'theme'))
  expect(texts(root)).toEqual(['.base { }', '.theme { }', '.element { }', '.view { }'])
})

test('a new theme replaces the previous one', () => {
  const root = shadowRoot()
  const registry = new StyleRegistry(root)
  registry.setTheme(defineSheet('.one{}', 'theme'))
  registry.setTheme(defineSheet('.two{}', 'theme'))
  expect(texts(root)).toEqual(['.two { }'])
})

test("hostile styles of the page don't reach the elements", async () => {
  const page = new CSSStyleSheet()
  page.replaceSync(
    '*{all:unset !important;color:rgb(255 0 0) !important;font-size:99px !important;letter-spacing:9px !important;text-transform:uppercase !important;visibility:hidden !important} body>div{display:none !important} button{display:none !important}',
  )
  document.adoptedStyleSheets.push(page)
  try {
    const { root } = await renderInRoot(<Button>Try again</Button>)
    const button = root.querySelector('button')
    if (!button) throw new Error('no button')
    const style = getComputedStyle(button)
    expect([style.display, style.color, style.fontSize, style.borderTopLeftRadius]).toEqual([
      'inline-flex',
      'rgb(244, 245, 246)',
      '14px',
      '12px',
    ])
    expect([style.textTransform, style.visibility]).toEqual(['none', 'visible'])
    expect(style.letterSpacing).toBe('-0.14px')
    expect(button.getBoundingClientRect().height).toBe(44)
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== page)
  }
})
