import type { ReactNode } from 'react'
import { SearchIcon } from '../icons/SearchIcon'
import { Input, type InputProps } from './Input'

export interface SearchInputProps extends Pick<InputProps, 'label' | 'value' | 'onChange' | 'inputRef'> {
  placeholder?: string | undefined
  clearLabel: string
}

/** A field that filters what stands below it. The parts of `Input`. */
export function SearchInput(props: SearchInputProps): ReactNode {
  return <Input {...props} type="search" inputMode="search" autoComplete="off" icon={<SearchIcon />} />
}
