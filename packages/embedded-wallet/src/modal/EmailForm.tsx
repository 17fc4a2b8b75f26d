import {
  defineSheet,
  IconButton,
  Spinner,
  textIn,
  useAnnounce,
  useSheet,
  useTranslator,
} from '@openappkit/appkit-ui/connect'
import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import { emailIn } from '../login/emailIn'
import css from './EmailForm.css?inline'
import { fieldTexts } from './locales/fieldTexts'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

export interface EmailFormProps {
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
  readonly disabled?: boolean | undefined
  /** Whether the request is on its way. Keeps what was typed, and the focus. */
  readonly isBusy: boolean
  /** Short hint at the end of the empty field. */
  readonly tag?: ReactNode
}

/**
 * Renders one field for an email address with its submit button. It looks like `Input`, whose file would be another
 * request of the first open. Parts `email-form`, `input`, `input-field`, `input-error`.
 */
export function EmailForm({ label, value, error, tag, disabled, isBusy, ...props }: EmailFormProps): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const { locale } = useTranslator()
  const announce = useAnnounce()
  useSheet(sheet)
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
    announce(textIn(fieldTexts.sending, locale))
    props.onSubmit(email)
  }
  return (
    <form className="email-form" part="email-form" noValidate onSubmit={submit} onFocus={props.onSelect}>
      <label className="input" part="input" data-invalid={error ? true : undefined}>
        <Drawing
          name="mail"
          path="m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"
        />
        <input
          part="input-field"
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="go"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={textIn(fieldTexts.hint, locale)}
          value={value}
          disabled={disabled}
          ref={field}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={event => isBusy || props.onChange(event.target.value)}
        />
        {value === '' && tag}
        <Submit isBusy={isBusy} disabled={disabled} />
      </label>
      {error && (
        <p className="input-error" part="input-error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </form>
  )
}

/** Renders the button at the end of the field, or the progress of the request. */
function Submit({ isBusy, disabled }: Pick<EmailFormProps, 'isBusy' | 'disabled'>): ReactNode {
  const { locale } = useTranslator()
  if (isBusy) return <Spinner />
  const arrow = <Drawing name="arrow-right" path="M5 12h14m-7-7 7 7-7 7" />
  return <IconButton type="submit" label={textIn(fieldTexts.submit, locale)} icon={arrow} disabled={disabled} />
}

/** Renders an icon from [Lucide](https://lucide.dev) (ISC). A name that ends in `-right` mirrors in right-to-left text. */
function Drawing({ name, path }: { readonly name: string; readonly path: string }): ReactNode {
  return (
    <svg
      className={`lucide lucide-${name}`}
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={path} />
    </svg>
  )
}
