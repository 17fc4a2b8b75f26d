import axe from 'axe-core'

// WCAG 2.5.8 is off by default.
const options: axe.RunOptions = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }

/** Returns the accessibility violations that axe finds in an element, with the markup of their elements. */
export async function violationsOf(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element as HTMLElement, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join()}`)
}
