/** Returns the index of the tab that a key selects, or -1 for other keys. Arrows swap in right-to-left text. */
export function tabAfterKey(key: string, current: number, count: number, rtl: boolean): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return -1
  return (current + (rtl ? -step : step) + count) % count
}
