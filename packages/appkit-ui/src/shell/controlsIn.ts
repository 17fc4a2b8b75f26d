/** Returns the controls of a virtual row, or those of the card outside of virtual rows. */
export function controlsIn(scope: HTMLElement | null): HTMLElement[] {
  const all = [...(scope?.querySelectorAll<HTMLElement>('button, a, input, textarea') ?? [])]
  return all.filter(control => [null, scope].includes(control.closest('[data-index]')))
}
