import type { ReactNode } from 'react'
import { useTranslator } from '../../i18n/useTranslator'

/** Renders a placeholder for the account's balance and the line below it. */
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

/** Renders a placeholder for an amount that is loading. */
export function PendingAmount(): ReactNode {
  const { t } = useTranslator()
  return (
    <>
      <span className="visually-hidden">{t('loading')}</span>
      <span className="balance-skeleton" aria-hidden="true" />
    </>
  )
}
