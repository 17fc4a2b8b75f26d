import { Icon } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useId } from 'react'

const openIcon = <Icon name="chevron-down" paths={['m6 9 6 6 6-6']} />

export interface SelectRowProps {
  readonly label: string
  /** Text without a value. */
  readonly placeholder?: string
  readonly value: string | undefined
  readonly options: readonly { readonly code: string; readonly name: string }[]
  readonly onChange: (code: string) => void
}

/** A choice from a list of the platform, which phones show on the whole screen. Part `buy-select`. */
export function SelectRow({ label, onChange, options, placeholder, value }: SelectRowProps): ReactNode {
  const id = useId()
  if (options.length === 1 && value !== undefined)
    return (
      <div className="buy-select" part="buy-select" data-fixed>
        <span className="buy-select-label">{label}</span>
        <span className="buy-select-value">{options[0]?.name}</span>
      </div>
    )
  return (
    <div className="buy-select" part="buy-select">
      <label className="buy-select-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="buy-select-value"
        value={value ?? ''}
        data-empty={value === undefined ? true : undefined}
        onChange={event => onChange(event.target.value)}
      >
        {value === undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {openIcon}
    </div>
  )
}
