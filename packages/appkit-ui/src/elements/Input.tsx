import CircleX from 'lucide/dist/esm/icons/circle-x.mjs'
import { type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useId, useRef } from 'react'
import { createIcon, type Icon } from '../icons/createIcon'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import { IconButton } from './IconButton'
import css from './Input.css?inline'

const ClearIcon: Icon = /* @__PURE__ */ createIcon('circle-x', CircleX)

const sheet = /* @__PURE__ */ defineSheet(css)

/** Props of {@link Input}. */
export interface InputProps {
  /** Accessible name of the field. The placeholder is only a hint. */
  label: string
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'search' | 'email' | 'password' | 'url' | undefined
  inputMode?: 'text' | 'search' | 'email' | 'decimal' | 'numeric' | 'url' | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /** Label of the enter key on a phone's keyboard. */
  enterKeyHint?: 'done' | 'go' | 'next' | 'search' | undefined
  placeholder?: string | undefined
  icon?: ReactNode
  /** Content at the end of the field, after the clear button. */
  trailing?: ReactNode
  /** Accessible name of the clear button. Without it, the field has no clear button. */
  clearLabel?: string | undefined
  /** Error message below the field, linked to it and announced to screen readers. */
  error?: string | undefined
  disabled?: boolean | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

/**
 * Renders a 48 px text field. Parts `input`, `input-field`, `input-error`; attribute `data-invalid`.
 *
 * @example
 * ```tsx
 * import { Input } from '@openappkit/appkit-ui/elements'
 *
 * export const Email = ({ email, onEmail }: { email: string; onEmail: (email: string) => void }) => (
 *   <Input label="Email" type="email" autoComplete="email" value={email} onChange={onEmail} />
 * )
 * ```
 */
export function Input(props: InputProps): ReactNode {
  const { label, value, onChange, type = 'text', icon, trailing, clearLabel, error, inputRef, ...rest } = props
  const errorId = useId()
  const frame = useRef<HTMLLabelElement>(null)
  useSheet(sheet)
  const clear = (): void => {
    onChange('')
    frame.current?.querySelector('input')?.focus()
  }
  return (
    <div>
      <label className="input" part="input" data-invalid={error ? true : undefined} ref={frame}>
        {icon}
        <input
          {...rest}
          part="input-field"
          type={type}
          value={value}
          ref={inputRef}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={event => onChange(event.target.value)}
        />
        {clearLabel && value && <IconButton icon={<ClearIcon />} label={clearLabel} onClick={clear} />}
        {trailing}
      </label>
      {error && (
        <p className="input-error" part="input-error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
