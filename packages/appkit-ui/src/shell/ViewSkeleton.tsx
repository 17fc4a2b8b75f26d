import type { ReactNode } from 'react'
import { Skeleton } from '../elements/Skeleton'
import { useTranslator } from '../i18n/useTranslator'

/** Stands in while the code of a view, or the words of the language, are on their way. */
export function ViewSkeleton({ hasWords }: { readonly hasWords: boolean }): ReactNode {
  const { t } = useTranslator()
  return (
    <>
      {hasWords && (
        <p className="visually-hidden" role="status">
          {t('loading')}
        </p>
      )}
      <Skeleton rows={3} />
    </>
  )
}
