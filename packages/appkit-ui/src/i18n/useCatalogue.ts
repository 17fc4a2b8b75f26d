import type { ModalKit } from '@openappkit/appkit-core/modal'
import { useLayoutEffect } from 'react'
import { useKit } from '../kit/useKit'
import { useSnapshot } from '../kit/useSnapshot'
import type { Catalogue } from './Catalogue'
import type { CatalogueLoader } from './CatalogueLoader'
import type { Translator } from './Translator'
import { useTranslator } from './useTranslator'

/**
 * The words of a part of the modal, in the language of the rest. Undefined until they are there.
 *
 * @example
 * ```ts
 * const words = useCatalogue(SwapWords)
 * if (!words) return <ViewSkeleton hasWords />
 * return <Button>{words.t('review')}</Button>
 * ```
 */
export function useCatalogue<source extends Catalogue>(
  Words: new (kit: ModalKit) => CatalogueLoader<source>,
): Translator<source> | undefined {
  const words = useKit().service(Words)
  const { locale } = useTranslator()
  const { translator } = useSnapshot(words.state, { sync: true }) as { readonly translator?: Translator<source> }
  useLayoutEffect(() => words.speak(locale), [words, locale])
  return translator
}
