import { type ReactNode, useRef } from 'react'
import { SearchIcon } from '../icons/SearchIcon'
import { Input, type InputProps } from './Input'
import { useSearchFocus } from './useSearchFocus'

export interface SearchInputProps extends Pick<InputProps, 'label' | 'value' | 'onChange' | 'inputRef'> {
  placeholder?: string | undefined
  clearLabel: string
}

/**
 * Renders a field that filters the list below it. On devices with a mouse it takes focus when its view opens. Parts of
 * `Input`.
 */
export function SearchInput(props: SearchInputProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null)
  useSearchFocus(frame)
  return (
    <div ref={frame}>
      <Input {...props} type="search" inputMode="search" autoComplete="off" icon={<SearchIcon />} />
    </div>
  )
}
