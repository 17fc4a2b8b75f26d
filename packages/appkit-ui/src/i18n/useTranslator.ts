import { useContext } from 'react'
import type { en } from '../locales/en'
import type { Translator } from './Translator'
import { TranslatorContext } from './TranslatorContext'

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
