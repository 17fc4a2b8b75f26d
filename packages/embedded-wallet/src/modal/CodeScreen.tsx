import {
  Icon,
  IconTile,
  Spinner,
  Text,
  type Translator,
  useAnnouncement,
  useSheet,
  useStatusFocus,
} from '@openappkit/appkit-ui/elements'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { shortEmail } from '../login/shortEmail'
import { CodeField } from './CodeField'
import { emailSheet } from './emailSheet'
import type { walletEn } from './locales/wallet.en'
import { mailIcon } from './mailIcon'

export interface CodeScreenProps {
  readonly translator: Translator<typeof walletEn>
  /** Purpose of the code. The address follows. */
  readonly detail: string
  /** Address that the code was sent to. */
  readonly email: string
  /** Progress of the code. Undefined while the user types. */
  readonly busy: string | undefined
  /** Why the last code wasn't accepted. */
  readonly problem: string | undefined
  /** Changes when the field should take the focus again, such as with a new code. */
  readonly step: string
  readonly onSubmit: (code: string) => void
  /** Actions without a code. */
  readonly children?: ReactNode
}

/** Asks for the code from an email. Parts `code-screen`, `code-status`, `code-actions`. */
export function CodeScreen(props: CodeScreenProps): ReactNode {
  const { translator, detail, email, busy, problem, step, onSubmit, children } = props
  const { t } = translator
  const [isWrongPaste, setWrongPaste] = useState(false)
  const textId = useId()
  const field = useStatusFocus<HTMLInputElement>(step, true)
  useSheet(emailSheet)
  useAnnouncement(busy)
  useEffect(() => {
    // Typing replaces the code that was wrong.
    if (problem) field.current?.select()
  }, [field, problem])
  const submit = (code: string) => {
    setWrongPaste(false)
    onSubmit(code)
  }
  return (
    <div className="code-screen" part="code-screen">
      <IconTile icon={<Icon {...mailIcon} />} size="large" tone="accent" />
      <Text as="h2" size="l" align="center">
        {t('codeTitle')}
      </Text>
      <p className="code-detail" id={textId}>
        {detail}{' '}
        <bdi className="code-email" dir="ltr" title={email}>
          {shortEmail(email)}
        </bdi>
      </p>
      <CodeField
        label={t('codeLabel')}
        describedBy={textId}
        inputRef={field}
        isBusy={busy !== undefined}
        error={isWrongPaste ? t('notACode') : problem}
        onSubmit={submit}
        onChange={() => setWrongPaste(false)}
        onWrongPaste={() => setWrongPaste(true)}
      />
      {busy !== undefined ? (
        <p className="code-status" part="code-status">
          <Spinner /> {busy}
        </p>
      ) : (
        <div className="code-actions" part="code-actions">
          {children}
        </div>
      )}
    </div>
  )
}
