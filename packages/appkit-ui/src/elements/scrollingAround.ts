/** The nearest element around that scrolls what doesn't fit in it. */
export function scrollingAround(element: HTMLElement | null): HTMLElement | null {
  const around = element?.parentElement
  if (!around || getComputedStyle(around).overflowY !== 'visible') return around ?? null
  return scrollingAround(around)
}
