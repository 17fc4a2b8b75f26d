import type { ReactNode } from 'react'
import { type RenderResult, render } from 'vitest-browser-react'
import { createTranslator, type Translator } from '../src/i18n/Translator'
import { TranslatorContext } from '../src/i18n/useTranslator'
import { messages as ar } from '../src/locales/ar'
import { en } from '../src/locales/en'
import { StyleRegistry } from '../src/styles/StyleRegistry'
import { StyleContext } from '../src/styles/useSheet'
import { rootSheets } from '../src/theme/rootSheets'

export interface RenderInRootOptions {
  theme?: 'dark' | 'light'
  locale?: 'en' | 'ar'
}

export interface RenderedInRoot extends RenderResult {
  root: ShadowRoot
}

/**
 * Renders a component as the shell does: in a shadow root with the package's sheets, a theme and a language. Query it
 * with `page`.
 */
export async function renderInRoot(ui: ReactNode, options: RenderInRootOptions = {}): Promise<RenderedInRoot> {
  const { theme = 'dark', locale = 'en' } = options
  const host = document.body.appendChild(document.createElement('div'))
  const root = host.attachShadow({ mode: 'open' })
  const container = root.appendChild(document.createElement('div'))
  container.dataset['theme'] = theme
  const translator: Translator<typeof en> = createTranslator<typeof en>(locale === 'ar' ? ar : en, locale)
  container.dir = translator.dir
  container.lang = locale
  container.style.cssText = 'width:var(--oak-width);background:var(--oak-card)'
  const styles = new StyleRegistry(root, rootSheets)
  const result = await render(ui, {
    container,
    wrapper: ({ children }) => (
      <StyleContext.Provider value={styles}>
        <TranslatorContext.Provider value={translator}>{children}</TranslatorContext.Provider>
      </StyleContext.Provider>
    ),
  })
  return { ...result, root }
}
