import {
  Icon,
  IconTile,
  Notice,
  Text,
  useCatalog,
  useKit,
  useSheet,
  useSnapshot,
  ViewSkeleton,
} from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import { EmailEntry } from './EmailEntry'
import { EmailField } from './EmailField'
import { emailSheet } from './emailSheet'
import { mailIcon } from './mailIcon'
import { WalletTexts } from './WalletTexts'

/** A login by email, without other ways to connect. Parts `email-intro`, `email-form`, `email-signed-out`. */
export function EmailLoginView(): ReactNode {
  const { isSignedOut } = useSnapshot(useKit().controller(EmailEntry).state)
  const messages = useCatalog(WalletTexts)
  useSheet(emailSheet)
  if (!messages) return <ViewSkeleton hasMessages />
  const { t } = messages
  return (
    <>
      {isSignedOut && (
        <div className="email-signed-out" part="email-signed-out" role="status">
          <Notice>{t('signedOut')}</Notice>
        </div>
      )}
      <div className="email-intro" part="email-intro">
        <IconTile icon={<Icon {...mailIcon} />} size="large" tone="accent" />
        <Text tone="2" align="center">
          {t('emailIntro')}
        </Text>
      </div>
      <EmailField t={t} />
    </>
  )
}
