import { textIn, useKit, useSnapshot, useTranslator } from '@openappkit/appkit-ui/connect'
import type { ReactNode } from 'react'
import { EmailEntry } from './EmailEntry'
import { EmailForm } from './EmailForm'
import { fieldTexts } from './locales/fieldTexts'

export interface EmailFieldProps {
  readonly disabled?: boolean | undefined
  readonly tag?: ReactNode
}

/** Renders the field that starts a login by email. Part `email-form`. */
export function EmailField({ disabled, tag }: EmailFieldProps): ReactNode {
  const entry = useKit().controller(EmailEntry)
  const { locale } = useTranslator()
  // Synchronous, because a later value would move the caret to the end.
  const { email, error, isBusy } = useSnapshot(entry.state, { sync: true })
  return (
    <EmailForm
      label={textIn(fieldTexts.email, locale)}
      value={email}
      onChange={text => entry.type(text)}
      onSubmit={address => void entry.start(address)}
      onInvalid={() => void entry.refuse()}
      onSelect={() => entry.prepare()}
      error={error}
      disabled={disabled}
      isBusy={isBusy}
      tag={tag}
    />
  )
}
