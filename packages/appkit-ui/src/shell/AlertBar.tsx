import type { ReactNode } from 'react'
import { Notice } from '../elements/Notice'
import { useTranslator } from '../i18n/useTranslator'
import { useKit } from '../kit/useKit'
import { useSnapshot } from '../kit/useSnapshot'

/** Renders the alert about a setup mistake below the header. */
export default function AlertBar(): ReactNode {
  const kit = useKit()
  const { message } = useSnapshot(kit.alerts.state)
  const { t } = useTranslator()
  return (
    <div className="alert-bar">
      <Notice tone="negative" closeLabel={t('dismissAlert')} onClose={() => kit.alerts.close()}>
        {message}
      </Notice>
    </div>
  )
}
