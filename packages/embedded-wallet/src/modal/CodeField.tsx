import {
  type ClipboardEvent,
  type CompositionEvent,
  type FormEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useId,
  useState,
} from 'react'
import { codeIn, codeLength, digitsIn } from '../login/codeIn'

export interface CodeFieldProps {
  /** Accessible name of the field. */
  readonly label: string
  /** Id of the text that says where the code is. */
  readonly describedBy: string
  /** Called once for each code: when the user has typed or pasted all digits, or presses Enter. */
  readonly onSubmit: (code: string) => void
  /** Called when the user pastes something that isn't a code. */
  readonly onWrongPaste: () => void
  /** Called when the user changes the code. */
  readonly onChange: () => void
  /** Why the last code wasn't accepted. Announced. */
  readonly error: string | undefined
  /** Whether a code is being checked. Keeps the focus and a phone's keyboard. */
  readonly isBusy: boolean
  readonly inputRef: Ref<HTMLInputElement>
}

const slots = Array.from({ length: codeLength }, (_, index) => index)

/**
 * Renders one text field over drawn slots, so that paste, autofill, selection and screen readers work as in any field.
 * Digits run from left to right in every language. Parts `code-field`, `code-slot`, `code-input`, `code-error`;
 * attributes `data-invalid`, `data-busy`, `data-active`.
 */
export function CodeField(props: CodeFieldProps): ReactNode {
  const { describedBy, error, inputRef, isBusy, label } = props
  const [caret, setCaret] = useState(0)
  const errorId = useId()
  const { submit, text, ...handlers } = useCode(props)
  // React's own event for a selection doesn't fire inside a shadow root.
  const follow = (event: SyntheticEvent<HTMLInputElement>) => setCaret(event.currentTarget.selectionEnd ?? 0)
  return (
    <form className="code-form" noValidate onSubmit={submit}>
      <div
        className="code-field"
        part="code-field"
        dir="ltr"
        data-invalid={error ? true : undefined}
        data-busy={isBusy || undefined}
      >
        {slots.map(index => (
          <span
            key={index}
            className="code-slot"
            part="code-slot"
            data-active={index === Math.min(caret, codeLength - 1) || undefined}
          />
        ))}
        <input
          className="code-input"
          part="code-input"
          ref={inputRef}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-label={label}
          aria-describedby={error ? `${describedBy} ${errorId}` : describedBy}
          aria-invalid={error ? true : undefined}
          readOnly={isBusy}
          value={text}
          {...handlers}
          onInput={follow}
          onKeyUp={follow}
          onPointerUp={follow}
        />
      </div>
      {error && (
        <p className="code-error" part="code-error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </form>
  )
}

/** Text of the field, and the handlers of its events. */
interface Code {
  readonly text: string
  submit(event: FormEvent): void
  onChange(event: FormEvent<HTMLInputElement>): void
  onCompositionEnd(event: CompositionEvent<HTMLInputElement>): void
  onPaste(event: ClipboardEvent): void
}

/** Keeps only digits, and submits a code once. */
function useCode({ isBusy, onChange, onSubmit, onWrongPaste }: CodeFieldProps): Code {
  const [text, setText] = useState('')
  const accept = (digits: string) => {
    // A digit after the last is a slip, not another code.
    if (digits.length > codeLength || digits === text) return
    setText(digits)
    onChange()
    if (digits.length === codeLength) onSubmit(digits)
  }
  const change: Code['onChange'] = ({ currentTarget, nativeEvent }) => {
    const { value } = currentTarget
    if (isBusy) return
    // An input method shows its own text until the user accepts it.
    if ('isComposing' in nativeEvent && nativeEvent.isComposing) setText(value)
    // Autofill and dictation may fill in a sentence.
    else accept(codeIn(value) ?? digitsIn(value))
  }
  const paste: Code['onPaste'] = event => {
    const pasted = event.clipboardData.getData('text')
    const digits = digitsIn(pasted)
    const code = codeIn(pasted) ?? (digits.length === codeLength ? digits : undefined)
    if (code === undefined && digits.length > 0 && digits.length < codeLength) return
    event.preventDefault()
    if (isBusy) return
    if (code === undefined) onWrongPaste()
    else accept(code)
  }
  const submit: Code['submit'] = event => {
    event.preventDefault()
    if (!isBusy && text.length === codeLength) onSubmit(text)
  }
  return {
    text,
    submit,
    onChange: change,
    onCompositionEnd: event => accept(digitsIn(event.currentTarget.value)),
    onPaste: paste,
  }
}
