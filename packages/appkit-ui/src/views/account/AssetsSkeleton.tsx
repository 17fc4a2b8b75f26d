import type { ReactNode } from 'react'
import { useTranslator } from '../../i18n/useTranslator'
import { AssetRowsSkeleton } from './AssetRowsSkeleton'

/** Renders a placeholder for the account's tabs at their exact size. */
export function AssetsSkeleton(): ReactNode {
  const { t } = useTranslator()
  return (
    <div className="assets" part="assets">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className="assets-tabs-skeleton" aria-hidden="true" />
      <AssetRowsSkeleton />
    </div>
  )
}
