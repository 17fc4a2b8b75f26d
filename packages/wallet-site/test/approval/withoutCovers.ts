import { onTestFinished } from 'vitest'

/** Hides from the page that something covers an element until the test ends, as in Firefox and Safari. */
export function withoutCovers(): void {
  const { prototype } = IntersectionObserverEntry
  const isVisible = Object.getOwnPropertyDescriptor(prototype, 'isVisible') ?? {}
  Reflect.deleteProperty(prototype, 'isVisible')
  onTestFinished(() => void Object.defineProperty(prototype, 'isVisible', isVisible))
}
