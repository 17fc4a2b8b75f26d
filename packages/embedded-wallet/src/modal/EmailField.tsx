import { useCatalog, useKit, useSnapshot } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useState } from 'react'
import { codeProblem } from '../login/codeProblem'
import type { LoginState } from '../login/LoginState'
import { EmailForm } from './EmailForm'
import { EmailLogin } from './EmailLogin'
import { problemText } from './failureText'
import { WalletTexts } from './WalletTexts'

export interface EmailFieldProps {
  readonly disabled?: boolean | undefined
  readonly tag?: ReactNode
}

/** Renders the field that starts a login by email. Parts `email-form`, `email-field-space`. */
export function EmailField({ disabled, tag }: EmailFieldProps): ReactNode {
  const kit = useKit()
  const flow = kit.controller(EmailLogin)
  const translator = useCatalog(WalletTexts)
  // Synchronous, because a later value would move the caret to the end.
  const { email } = useSnapshot(flow.draft, { sync: true })
  const value = useSnapshot(flow.login.state).value as LoginState
  const [isInvalid, setInvalid] = useState(false)
  if (!translator) return <div className="email-field-space" part="email-field-space" />
  const { t } = translator
  const change = (text: string) => {
    flow.draft.email = text
    setInvalid(false)
    if (value.status === 'failed') flow.login.cancel()
  }
  const now = kit.environment.now()
  const failure = value.status === 'failed' ? problemText(t, codeProblem(value.error, now), now) : undefined
  return (
    <EmailForm
      translator={translator}
      label={t('email')}
      value={email}
      onChange={change}
      onSubmit={address => void flow.login.start(address)}
      onInvalid={() => setInvalid(true)}
      onSelect={() => flow.prepare()}
      error={isInvalid ? t('invalidEmail') : failure}
      disabled={disabled}
      isBusy={value.status === 'requesting' || value.status === 'connecting'}
      tag={tag}
    />
  )
}
