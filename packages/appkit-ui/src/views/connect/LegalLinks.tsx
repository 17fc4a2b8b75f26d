import type { ReactNode } from 'react'
import { Link } from '../../elements/Link'
import { useTranslator } from '../../i18n/useTranslator'
import { useOptions } from '../../kit/useOptions'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import css from './LegalLinks.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** Links the app's terms and privacy policy. */
export function LegalLinks(): ReactNode {
  const { t } = useTranslator()
  const { termsConditionsUrl, privacyPolicyUrl } = useOptions()
  useSheet(sheet)
  return (
    <>
      {termsConditionsUrl && <Link href={termsConditionsUrl}>{t('legal.terms')}</Link>}
      {termsConditionsUrl && privacyPolicyUrl && ` ${t('legal.and')} `}
      {privacyPolicyUrl && <Link href={privacyPolicyUrl}>{t('legal.privacy')}</Link>}
    </>
  )
}
