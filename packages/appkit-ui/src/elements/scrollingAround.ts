/** Returns the nearest ancestor that scrolls its overflow. */
export function scrollingAround(element: HTMLElement | null): HTMLElement | null {
  const around = element?.parentElement
  if (!around || getComputedStyle(around).overflowY !== 'visible') return around ?? null
  return scrollingAround(around)
}
