/**
 * Returns what takes the modal's space for content, for `page.evaluate`: scrolling sideways, and bars that stay in view
 * and leave less than two thirds of it.
 */
export function tightSpace(): readonly string[] {
  const root = document.querySelector('openappkit-modal')?.shadowRoot
  const stage = root?.querySelector('.stage')
  if (!root || !stage) return ['There is no stage.']
  const all = [...root.querySelectorAll('*')]
  const sideways = all.filter(element => {
    const { overflowX } = getComputedStyle(element)
    return (overflowX === 'auto' || overflowX === 'scroll') && element.scrollWidth > element.clientWidth + 1
  })
  const bars = all.filter(element => stage.contains(element) && getComputedStyle(element).position === 'sticky')
  const taken = Math.max(0, ...bars.map(bar => bar.getBoundingClientRect().height))
  return [
    ...sideways.map(({ className }) => `.${className} scrolls sideways`),
    ...(taken * 3 > stage.clientHeight ? [`a bar takes ${Math.round(taken)} of ${stage.clientHeight} px`] : []),
  ]
}
