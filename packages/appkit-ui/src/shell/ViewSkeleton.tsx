import type { ReactNode } from 'react'
import { Skeleton } from '../elements/Skeleton'
import { useTranslator } from '../i18n/useTranslator'

/**
 * Renders a placeholder while a view's code or the language loads. With `hasMessages`, screen readers announce that the
 * view is loading.
 */
export function ViewSkeleton({ hasMessages }: { readonly hasMessages: boolean }): ReactNode {
  const { t } = useTranslator()
  return (
    <>
      {hasMessages && (
        <p className="visually-hidden" role="status">
          {t('loading')}
        </p>
      )}
      <Skeleton rows={3} />
    </>
  )
}
