import type { ModalKit } from '@openappkit/appkit-core/modal'
import { useLayoutEffect } from 'react'
import { useKit } from '../kit/useKit'
import { useSnapshot } from '../kit/useSnapshot'
import type { Catalog } from './Catalog'
import type { CatalogLoader } from './CatalogLoader'
import type { Translator } from './Translator'
import { useTranslator } from './useTranslator'

/**
 * Returns the translator of one catalog in the modal's language. Undefined until its first messages have loaded. If
 * they can't load, the translator uses English.
 *
 * @throws {AppKitError} `ui/no-kit` outside a mounted modal
 *
 * @example
 * ```ts
 * import type { ModalKit } from '@openappkit/appkit-core/modal'
 * import { CatalogLoader, useCatalog } from '@openappkit/appkit-ui/elements'
 *
 * const en = { review: 'Review' } as const
 * class SwapCatalog extends CatalogLoader<typeof en> {
 *   constructor(kit: ModalKit) {
 *     super(kit, { en, languages: {} })
 *   }
 * }
 *
 * export const useReviewLabel = () => useCatalog(SwapCatalog)?.t('review')
 * ```
 */
export function useCatalog<source extends Catalog>(
  Loader: new (kit: ModalKit) => CatalogLoader<source>,
): Translator<source> | undefined {
  const catalog = useKit().controller(Loader)
  const { locale } = useTranslator()
  const { translator } = useSnapshot(catalog.state, { sync: true }) as { readonly translator?: Translator<source> }
  useLayoutEffect(() => catalog.setLocale(locale), [catalog, locale])
  return translator
}
