import { Icon, IconTile, Text, useCatalog, useSheet, ViewSkeleton } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import { EmailField } from './EmailField'
import { emailSheet } from './emailSheet'
import { mailIcon } from './icons'
import { WalletTexts } from './WalletTexts'

/** A login by email, without other ways to connect. Parts `email-intro`, `email-form`. */
export function EmailLoginView(): ReactNode {
  const messages = useCatalog(WalletTexts)
  useSheet(emailSheet)
  if (!messages) return <ViewSkeleton hasMessages />
  return (
    <>
      <div className="email-intro" part="email-intro">
        <IconTile icon={<Icon {...mailIcon} />} size="large" tone="accent" />
        <Text tone="2" align="center">
          {messages.t('emailIntro')}
        </Text>
      </div>
      <EmailField />
    </>
  )
}
