import type { ReactNode } from 'react'
import { useTranslator } from '../../i18n/useTranslator'
import { LegalLinks } from './LegalLinks'

/** What connecting means, where the host has said it. */
export function LegalNotice(): ReactNode {
  const { t } = useTranslator()
  return (
    <p className="legal-notice">
      {t('legal.intro')} <LegalLinks />
    </p>
  )
}
