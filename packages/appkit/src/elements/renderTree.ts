import type { ButtonNode } from '../buttons/buttonTree'

const svgTags: readonly ButtonNode['tag'][] = ['svg', 'rect', 'circle']

/** Makes the elements of a tree. Text becomes text and attributes become attributes; nothing is parsed as markup. */
export function renderTree(page: Document, { tag, attributes, children }: ButtonNode): Element {
  const element = page.createElementNS(
    svgTags.includes(tag) ? 'http://www.w3.org/2000/svg' : 'http://www.w3.org/1999/xhtml',
    tag,
  )
  setAttributes(element, attributes)
  element.append(...children.map(child => (typeof child === 'string' ? child : renderTree(page, child))))
  return element
}

/** Brings the attributes of an element in line: `undefined` and `false` remove one, `true` sets it empty. */
export function setAttributes(element: Element, attributes: ButtonNode['attributes']): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) element.removeAttribute(name)
    else element.setAttribute(name, value === true ? '' : String(value))
  }
}
