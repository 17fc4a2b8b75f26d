import type { ReactNode } from 'react'
import { useTranslator } from '../../i18n/useTranslator'

/** Stands in for the one big number of an account and the line below it. */
export function BalanceSkeleton(): ReactNode {
  return (
    <>
      <div className="balance" part="balance">
        <PendingAmount />
      </div>
      <p className="balance-note" part="balance-note" />
    </>
  )
}

/** Stands in for an amount that is on its way. */
export function PendingAmount(): ReactNode {
  const { t } = useTranslator()
  return (
    <>
      <span className="visually-hidden">{t('loading')}</span>
      <span className="balance-skeleton" aria-hidden="true" />
    </>
  )
}
