import { textIn, useKit, useSnapshot, useTranslator } from '@openappkit/appkit-ui/connect'
import type { ConnectMethodProps } from '@openappkit/appkit-ui/features'
import type { ReactNode } from 'react'
import { connectorId } from '../wallet/walletIdentity'
import { EmailField } from './EmailField'
import { fieldTexts } from './locales/fieldTexts'

/** Renders the email field of the Connect view, tagged if the user last connected with it. Part `email-tag`. */
export function EmailMethod({ disabled }: ConnectMethodProps): ReactNode {
  const { recent } = useSnapshot(useKit().connectors.state)
  const { locale } = useTranslator()
  const tag = recent[0]?.id === connectorId && (
    <span className="email-tag" part="email-tag">
      {textIn(fieldTexts.lastUsed, locale)}
    </span>
  )
  return <EmailField disabled={disabled} tag={tag} />
}
