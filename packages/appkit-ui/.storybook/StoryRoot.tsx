import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { createTranslator } from '../src/i18n/Translator'
import { TranslatorContext } from '../src/i18n/useTranslator'
import { messages as ar } from '../src/locales/ar'
import { messages as de } from '../src/locales/de'
import { en } from '../src/locales/en'
import { StyleRegistry } from '../src/styles/StyleRegistry'
import { StyleContext } from '../src/styles/useSheet'
import { createColorResolver } from '../src/theme/resolveColor'
import { rootSheets } from '../src/theme/rootSheets'
import { themeSheet } from '../src/theme/themeSheet'

const catalogs = { en, ar, de }

export interface StoryRootProps {
  theme: 'dark' | 'light'
  locale: keyof typeof catalogs
  accent?: string
  children: ReactNode
}

/**
 * Renders the modal's shell around an element, without the dialog: a shadow root, its style sheets, a theme, a language
 * and the card.
 */
export function StoryRoot({ theme, locale, accent, children }: StoryRootProps): ReactNode {
  const host = useRef<HTMLDivElement>(null)
  const [registry, setRegistry] = useState<{ root: ShadowRoot; styles: StyleRegistry }>()
  useLayoutEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    setRegistry({ root, styles: new StyleRegistry(root, rootSheets) })
  }, [])
  useLayoutEffect(() => {
    registry?.styles.setTheme(themeSheet(accent ? { '--w3m-accent': accent } : {}, createColorResolver(document)))
  }, [registry, accent])
  const translator = useMemo(() => createTranslator<typeof en>(catalogs[locale], locale), [locale])
  return (
    <div ref={host}>
      {registry &&
        createPortal(
          <StyleContext value={registry.styles}>
            <TranslatorContext value={translator}>
              <div
                data-theme={theme}
                dir={translator.dir}
                lang={locale}
                style={{ width: 'var(--oak-width)', padding: 'var(--oak-gutter)', background: 'var(--oak-card)' }}
              >
                {children}
              </div>
            </TranslatorContext>
          </StyleContext>,
          registry.root,
        )}
    </div>
  )
}
