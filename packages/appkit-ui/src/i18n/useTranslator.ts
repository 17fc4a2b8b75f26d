import { type Context, createContext, useContext } from 'react'
import { en } from '../locales/en'
import { createTranslator, type Translator } from './Translator'

/** The language of the views below; English unless the shell provides another. */
export const TranslatorContext: Context<Translator<typeof en>> = /* @__PURE__ */ createContext(
  /* @__PURE__ */ createTranslator<typeof en>(en, 'en'),
)

/**
 * The translator of the surrounding root.
 *
 * @example
 * const { t } = useTranslator()
 * return <Button>{t('tryAgain')}</Button>
 */
export function useTranslator(): Translator<typeof en> {
  return useContext(TranslatorContext)
}
