import { Icon, IconButton, Input, Spinner, type Translator, useAnnounce } from '@openappkit/appkit-ui/elements'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { emailIn } from '../login/emailText'
import { arrowIcon, mailIcon } from './icons'
import type { walletEn } from './locales/wallet.en'

export interface EmailFormProps {
  readonly translator: Translator<typeof walletEn>
  readonly label: string
  readonly value: string
  readonly onChange: (email: string) => void
  /** Called with a valid address. */
  readonly onSubmit: (email: string) => void
  /** Called when the user tries to submit anything else. */
  readonly onInvalid: () => void
  /** Called when the field gets the focus. */
  readonly onSelect?: (() => void) | undefined
  readonly error: string | undefined
  readonly disabled?: boolean | undefined
  /** Whether the request is on its way. Keeps what was typed, and the focus. */
  readonly isBusy: boolean
  /** Short hint at the end of the empty field. */
  readonly tag?: ReactNode
}

/** Renders one field for an email address with its submit button. Part `email-form`. */
export function EmailForm({
  translator: { t },
  label,
  value,
  onChange,
  error,
  tag,
  ...props
}: EmailFormProps): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  const announce = useAnnounce()
  const { disabled, isBusy } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || disabled) return
    // A value that the browser filled in may not have fired an event.
    const email = emailIn(field.current?.value ?? value)
    if (email === undefined) {
      props.onInvalid()
      field.current?.focus()
      return
    }
    announce(t('sendingCode'))
    props.onSubmit(email)
  }
  return (
    <form className="email-form" part="email-form" noValidate onSubmit={submit} onFocus={props.onSelect}>
      <Input
        label={label}
        placeholder={t('emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="go"
        icon={<Icon {...mailIcon} />}
        value={value}
        onChange={isBusy ? () => {} : onChange}
        error={error}
        disabled={disabled}
        inputRef={field}
        trailing={
          <>
            {value === '' && tag}
            {isBusy ? (
              <Spinner />
            ) : (
              <IconButton type="submit" label={t('continue')} icon={<Icon {...arrowIcon} />} disabled={disabled} />
            )}
          </>
        }
      />
    </form>
  )
}
