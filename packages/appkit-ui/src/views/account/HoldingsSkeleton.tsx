import type { ReactNode } from 'react'
import { Skeleton } from '../../elements/Skeleton'
import { useTranslator } from '../../i18n/useTranslator'

/** Stands in for the tabs of an account, at their exact size. */
export function HoldingsSkeleton(): ReactNode {
  const { t } = useTranslator()
  return (
    <div className="holdings" part="holdings">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className="holdings-tabs-skeleton" aria-hidden="true" />
      <Skeleton rows={3} />
    </div>
  )
}
