import { type Translate, useKit, useSnapshot } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import { EmailEntry } from './EmailEntry'
import { EmailForm } from './EmailForm'
import { EmailLogin } from './EmailLogin'
import type { walletEn } from './locales/wallet.en'

export interface EmailFieldProps {
  readonly t: Translate<typeof walletEn>
}

/** Renders the field that starts a login by email. Part `email-form`. */
export function EmailField({ t }: EmailFieldProps): ReactNode {
  const kit = useKit()
  const flow = kit.controller(EmailLogin)
  // Synchronous, because a later value would move the caret to the end.
  const { email } = useSnapshot(kit.controller(EmailEntry).state, { sync: true })
  const { error, isBusy } = useSnapshot(flow.field)
  return (
    <EmailForm
      t={t}
      label={t('email')}
      value={email}
      onChange={text => flow.type(text)}
      onSubmit={address => void flow.login.start(address)}
      onInvalid={() => flow.refuse()}
      onSelect={() => flow.prepare()}
      error={error}
      isBusy={isBusy}
    />
  )
}
