import { expect, type Locator } from '@playwright/test'

/**
 * Runs `act` and waits until `card` has shaken and is at rest again. Observes the card inside the page, because a shake
 * lasts half a second and polling may miss it.
 */
export async function shaken(card: Locator, act: () => Promise<unknown>): Promise<void> {
  const turns = await card.evaluateHandle(element => {
    const seen: string[] = []
    const watch = (records: readonly MutationRecord[]) =>
      seen.push(...records.map(({ oldValue }) => (oldValue === null ? 'shakes' : 'rests')))
    new MutationObserver(watch).observe(element, { attributeFilter: ['data-shake'], attributeOldValue: true })
    return seen
  })
  await act()
  await expect.poll(() => turns.jsonValue()).toEqual(['shakes', 'rests'])
}
