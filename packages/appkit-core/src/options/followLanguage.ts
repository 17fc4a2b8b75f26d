import type { OptionsController } from './OptionsController'

/** Keeps the document's `lang` in the options' state. Returns the function to stop. */
export function followLanguage({ state }: OptionsController, page: Window & typeof globalThis): () => void {
  const root = page.document?.documentElement
  const read = () => {
    state.lang = root?.lang ?? ''
  }
  read()
  // Missing in some DOM implementations for tests.
  const observer = page.MutationObserver && new page.MutationObserver(read)
  if (root) observer?.observe(root, { attributeFilter: ['lang'] })
  return () => observer?.disconnect()
}
