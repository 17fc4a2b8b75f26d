import { Button, Input } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useState } from 'react'

export interface PasswordFormProps {
  readonly label: string
  readonly submitLabel: string
  /** Whether the user chooses a new password. */
  readonly isNew: boolean
  /** Rule of a new password, shown below the field. */
  readonly rule?: string | undefined
  readonly problem: string | undefined
  readonly isBusy: boolean
  /** Returns the error of a password that can't be submitted. */
  readonly check?: ((password: string) => string | undefined) | undefined
  readonly onSubmit: (password: string) => void
}

/** A field for the wallet's password. Part `approval-password`. */
export function PasswordForm(props: PasswordFormProps): ReactNode {
  const { label, submitLabel, isNew, rule, problem, isBusy, check, onSubmit } = props
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  return (
    <form
      className="approval-form"
      part="approval-password"
      onSubmit={event => {
        event.preventDefault()
        const found = check?.(password)
        setError(found)
        if (found === undefined && password !== '') onSubmit(password)
      }}
    >
      <Input
        label={label}
        placeholder={label}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={password}
        disabled={isBusy}
        error={error ?? problem}
        onChange={text => {
          setPassword(text)
          setError(undefined)
        }}
      />
      {rule !== undefined && <p className="approval-caption">{rule}</p>}
      <Button variant="primary" fullWidth type="submit" loading={isBusy} disabled={password === ''}>
        {submitLabel}
      </Button>
    </form>
  )
}
