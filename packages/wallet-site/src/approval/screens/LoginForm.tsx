import { Button, Input } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useState } from 'react'
import { useStore } from '../Store'
import { problemText } from '../text/problemText'
import type { LoginFlow } from '../unlock/LoginFlow'
import type { ScreenProps } from './ApprovalProps'

export interface LoginFormProps extends ScreenProps {
  readonly flow: LoginFlow
  /** Whether the user may type another address. */
  readonly canChangeEmail: boolean
  readonly emailLabel: string
}

/** Asks for an email address and the code that was sent to it. Part `approval-login`. */
export function LoginForm({ flow, canChangeEmail, emailLabel, operator, translator }: LoginFormProps): ReactNode {
  const { t } = translator
  const { step, email, isBusy, problem } = useStore(flow.store)
  const [code, setCode] = useState('')
  const error = problem === undefined ? undefined : problemText(problem, operator, translator)
  const isCode = step === 'code'
  const enter = (text: string): void => {
    setCode(text)
    if (text.replace(/\D/g, '').length === 6) void flow.enterCode(text)
  }
  return (
    <form
      className="approval-form"
      part="approval-login"
      onSubmit={event => {
        event.preventDefault()
        void (isCode ? flow.enterCode(code) : flow.sendCode())
      }}
    >
      {isCode ? (
        <CodeField
          label={t('code')}
          note={t('codeSent', { email })}
          error={error}
          isBusy={isBusy}
          code={code}
          onCode={enter}
        />
      ) : canChangeEmail ? (
        <Input
          label={emailLabel}
          placeholder={emailLabel}
          type="email"
          autoComplete="email"
          value={email}
          disabled={isBusy}
          error={error}
          onChange={text => flow.setEmail(text)}
        />
      ) : (
        error && (
          <p className="approval-caption" role="alert">
            {error}
          </p>
        )
      )}
      <Button variant="primary" fullWidth type="submit" loading={isBusy} disabled={!isCode && email.trim() === ''}>
        {t(isCode ? 'logIn' : 'sendCode')}
      </Button>
      {isCode && (
        <Button variant="ghost" fullWidth disabled={isBusy} onClick={() => void flow.sendCode()}>
          {t('sendCode')}
        </Button>
      )}
    </form>
  )
}

interface CodeFieldProps {
  readonly label: string
  /** Says where the code went. */
  readonly note: string
  readonly error: string | undefined
  readonly isBusy: boolean
  readonly code: string
  readonly onCode: (text: string) => void
}

function CodeField({ label, note, error, isBusy, code, onCode }: CodeFieldProps): ReactNode {
  return (
    <>
      <p className="approval-caption" role="status">
        {note}
      </p>
      <Input
        label={label}
        placeholder={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        disabled={isBusy}
        error={error}
        onChange={onCode}
      />
    </>
  )
}
