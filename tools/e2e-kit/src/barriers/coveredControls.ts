/**
 * Returns the controls of the modal that can't be brought into view, or that something covers once they are, for
 * `page.evaluate`.
 */
export function coveredControls(): readonly string[] {
  const root = document.querySelector('openappkit-modal')?.shadowRoot
  const offsets = [...(root?.querySelectorAll('*') ?? [])].map(element => [element, element.scrollTop] as const)
  // Controls below the topmost dialog are inert.
  const scope = [...(root?.querySelectorAll('dialog:modal') ?? [])].at(-1) ?? root
  const controls = scope?.querySelectorAll<HTMLElement>('button, a[href], input, textarea, [tabindex="0"]') ?? []
  const covered: string[] = []
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.matches('.visually-hidden, :disabled'))
      continue
    const name = control.ariaLabel || control.textContent?.trim() || control.title
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { bottom, height, left, right, top } = control.getBoundingClientRect()
    const isInside = left >= -1 && right <= innerWidth + 1 && bottom > 0 && top < innerHeight
    if (!isInside) covered.push(`"${name.slice(0, 60)}" is outside the window`)
    // A tall panel may be larger than the space for it, so only its visible middle must be free.
    const middle = Math.max(0, top) + Math.min(height, Math.min(innerHeight, bottom) - Math.max(0, top)) / 2
    const hit = root?.elementFromPoint((left + right) / 2, middle)
    const isFree = hit && (control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control))
    if (isInside && !isFree) covered.push(`"${name.slice(0, 60)}" is covered by .${hit?.className ?? 'the window'}`)
  }
  for (const [element, offset] of offsets) if (element.scrollTop !== offset) element.scrollTop = offset
  return covered
}
