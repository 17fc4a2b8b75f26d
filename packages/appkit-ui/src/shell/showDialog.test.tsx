import { expect, onTestFinished, test } from 'vitest'
import { deepActiveElement } from './deepActiveElement'
import { lockScroll } from './lockScroll'
import { showDialog } from './showDialog'

function add<Name extends keyof HTMLElementTagNameMap>(name: Name, parent: ParentNode = document.body) {
  const element = parent.appendChild(document.createElement(name))
  onTestFinished(() => element.remove())
  return element
}

function createDialog(): HTMLDialogElement {
  const dialog = add('dialog')
  dialog.innerHTML = '<button>Close</button><h1 tabindex="-1">Title</h1>'
  return dialog
}

test('focuses the title instead of the first control', () => {
  const dialog = createDialog()
  onTestFinished(showDialog(dialog))
  expect(document.activeElement?.tagName).toBe('H1')
})

test('returns the focus to an opener deep within shadow roots', () => {
  const outer = add('div').attachShadow({ mode: 'open' })
  const inner = add('div', outer).attachShadow({ mode: 'open' })
  const opener = add('button', inner)
  opener.focus()
  expect(deepActiveElement(document)).toBe(opener)
  const hide = showDialog(createDialog())
  expect(inner.activeElement).toBeNull()
  hide()
  expect(inner.activeElement).toBe(opener)
})

test("overlapping locks preserve each other's styles and the page's", () => {
  const before = [...document.adoptedStyleSheets]
  const own = new CSSStyleSheet()
  const overflow = () => getComputedStyle(document.documentElement).overflowY
  const first = lockScroll(document)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, own]
  const second = lockScroll(document)
  first()
  expect(overflow()).toBe('hidden')
  second()
  expect(overflow()).not.toBe('hidden')
  expect(document.adoptedStyleSheets).toEqual([...before, own])
  document.adoptedStyleSheets = before
})

test('a document without a window has no scrolling to lock', () => {
  expect(() => lockScroll(document.implementation.createHTMLDocument())()).not.toThrow()
})
