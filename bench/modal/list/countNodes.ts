/** Counts the elements inside the first match of `selector`, including those in shadow roots. Runs in the page. */
export function countNodes(selector: string): number {
  const countIn = (root: ParentNode): number =>
    [...root.querySelectorAll('*')].reduce((sum, { shadowRoot }) => sum + 1 + (shadowRoot ? countIn(shadowRoot) : 0), 0)
  const modal = document.querySelector(selector)
  return modal ? countIn(modal.shadowRoot ?? modal) + (modal.shadowRoot ? countIn(modal) : 0) : Number.NaN
}
