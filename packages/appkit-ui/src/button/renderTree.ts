import type { ButtonNode } from './ButtonNode'

const svgTags: readonly ButtonNode['tag'][] = ['svg', 'rect', 'circle']

/** Creates the DOM elements of a tree. Never parses text or attributes as markup. */
export function renderTree(page: Document, { tag, attributes, children }: ButtonNode): Element {
  const element = page.createElementNS(
    svgTags.includes(tag) ? 'http://www.w3.org/2000/svg' : 'http://www.w3.org/1999/xhtml',
    tag,
  )
  setAttributes(element, attributes)
  element.append(...children.map(child => (typeof child === 'string' ? child : renderTree(page, child))))
  return element
}

/**
 * Sets the attributes of an element: `undefined` and `false` remove an attribute, `true` sets it to an empty string.
 */
export function setAttributes(element: Element, attributes: ButtonNode['attributes']): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) element.removeAttribute(name)
    else element.setAttribute(name, value === true ? '' : String(value))
  }
}
