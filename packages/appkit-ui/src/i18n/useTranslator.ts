import { type Context, createContext, useContext } from 'react'
import { en } from '../locales/en'
import { createTranslator, type Translator } from './Translator'

/** Translator for the views below. Default: English. */
export const TranslatorContext: Context<Translator<typeof en>> = /* @__PURE__ */ createContext(
  /* @__PURE__ */ createTranslator<typeof en>(en, 'en'),
)

/**
 * Returns the translator for the surrounding modal's own messages. Outside a modal, it translates to English.
 *
 * @example
 * ```tsx
 * import { Button, useTranslator } from '@openappkit/appkit-ui/elements'
 *
 * export function RetryButton({ onRetry }: { onRetry: () => void }) {
 *   const { t } = useTranslator()
 *   return <Button onClick={onRetry}>{t('tryAgain')}</Button>
 * }
 * ```
 */
export function useTranslator(): Translator<typeof en> {
  return useContext(TranslatorContext)
}
