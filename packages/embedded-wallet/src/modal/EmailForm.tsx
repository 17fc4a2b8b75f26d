import {
  Icon,
  IconButton,
  Input,
  Spinner,
  type Translate,
  useAnnounce,
  useSheet,
  useStatusFocus,
} from '@openappkit/appkit-ui/elements'
import type { FormEvent, ReactNode } from 'react'
import { emailIn } from '../login/emailIn'
import { emailSheet } from './emailSheet'
import { submitIcon } from './icons'
import type { walletEn } from './locales/wallet.en'
import { mailIcon } from './mailIcon'

export interface EmailFormProps {
  readonly t: Translate<typeof walletEn>
  /** Accessible name of the field. */
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
  /** Whether the request is on its way. Keeps what was typed, and the focus. */
  readonly isBusy: boolean
}

/** Renders one field for an email address with its submit button, and focuses it. Part `email-form`. */
export function EmailForm({ t, label, value, error, isBusy, ...props }: EmailFormProps): ReactNode {
  const field = useStatusFocus<HTMLInputElement>('', true)
  const announce = useAnnounce()
  useSheet(emailSheet)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
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
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="go"
        icon={<Icon {...mailIcon} />}
        label={label}
        placeholder={t('emailHint')}
        value={value}
        error={error}
        inputRef={field}
        onChange={text => isBusy || props.onChange(text)}
        trailing={
          isBusy ? <Spinner /> : <IconButton type="submit" label={t('continue')} icon={<Icon {...submitIcon} />} />
        }
      />
    </form>
  )
}
