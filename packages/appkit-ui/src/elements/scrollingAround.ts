/** Returns the nearest ancestor whose vertical overflow isn't visible, or `null` if there is none. */
export function scrollingAround(element: HTMLElement | null): HTMLElement | null {
  const around = element?.parentElement
  if (!around || getComputedStyle(around).overflowY !== 'visible') return around ?? null
  return scrollingAround(around)
}
