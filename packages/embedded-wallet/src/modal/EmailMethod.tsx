import { useCatalog, useKit, useSheet, useSnapshot } from '@openappkit/appkit-ui/elements'
import type { ConnectMethodProps } from '@openappkit/appkit-ui/features'
import type { ReactNode } from 'react'
import { connectorId } from '../wallet/walletIdentity'
import { EmailField } from './EmailField'
import { emailSheet } from './emailSheet'
import { WalletTexts } from './WalletTexts'

/** Renders the email field of the Connect view, tagged if the user last connected with it. Part `email-tag`. */
export function EmailMethod({ disabled }: ConnectMethodProps): ReactNode {
  const { recent } = useSnapshot(useKit().connectors.state)
  const messages = useCatalog(WalletTexts)
  useSheet(emailSheet)
  const tag = recent[0]?.id === connectorId && messages && (
    <span className="email-tag" part="email-tag">
      {messages.t('lastUsed')}
    </span>
  )
  return <EmailField disabled={disabled} tag={tag} />
}
