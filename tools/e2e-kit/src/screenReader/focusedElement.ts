import type { CDPSession } from '@playwright/test'

/** States that screen readers speak, in their order. */
const states = ['level', 'checked', 'pressed', 'selected', 'expanded', 'haspopup', 'invalid', 'required', 'disabled']

const deepest = `(() => {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
})()`

/**
 * Returns what a screen reader says of the focused element: its role, name, value, states and description.
 *
 * @param contextId context of a frame's scripts, by default the page's
 */
export async function focusedElement(session: CDPSession, contextId?: number): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: deepest,
    ...(contextId !== undefined && { contextId }),
  })
  if (result.objectId === undefined) return 'nothing'
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  })
  const [node] = nodes
  if (!node) return 'nothing'
  const { description, name, properties = [], role, value } = node
  const spokenStates = states.flatMap(state => {
    const property = properties.find(other => other.name === state)?.value.value
    if (property === undefined || property === false || property === 'false') return []
    return [property === true || property === 'true' ? state : `${state} ${property}`]
  })
  return [
    `${role?.value} "${name?.value ?? ''}"`,
    ...(value?.value ? [`"${value.value}"`] : []),
    ...spokenStates,
    ...(description?.value ? [`(${description.value})`] : []),
  ].join(', ')
}
