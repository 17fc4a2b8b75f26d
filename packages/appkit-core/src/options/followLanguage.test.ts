import { expect, test } from 'vitest'
import { mainnet } from '../../test/networks'
import { followLanguage } from './followLanguage'
import { OptionsController } from './OptionsController'

test("keeps the document's language until stopped", () => {
  const observers = new Set<() => void>()
  class MutationObserver {
    readonly #look: () => void
    constructor(look: () => void) {
      this.#look = look
    }
    observe() {
      observers.add(this.#look)
    }
    disconnect() {
      observers.delete(this.#look)
    }
  }
  const documentElement = { lang: 'de' }
  const page = { document: { documentElement }, MutationObserver } as unknown as Window & typeof globalThis
  const options = new OptionsController({ networks: [mainnet] })
  const stop = followLanguage(options, page)
  expect(options.locale).toBe('de')
  documentElement.lang = 'ar'
  for (const look of observers) look()
  expect(options.locale).toBe('ar')
  stop()
  expect(observers.size).toBe(0)
})

test('works on a page without a document or observers', () => {
  const options = new OptionsController({ networks: [mainnet] })
  followLanguage(options, {} as Window & typeof globalThis)()
  expect(options.locale).toBe('en')
})
