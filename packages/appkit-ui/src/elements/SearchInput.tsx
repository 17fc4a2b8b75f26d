import { type ReactNode, useRef } from 'react'
import { SearchIcon } from '../icons/SearchIcon'
import { Input, type InputProps } from './Input'
import { useSearchFocus } from './useSearchFocus'

/** Props of {@link SearchInput}. */
export interface SearchInputProps extends Pick<InputProps, 'label' | 'value' | 'onChange' | 'inputRef'> {
  placeholder?: string | undefined
  clearLabel: string
}

/**
 * Renders a search field for the list below it. On devices with a mouse or trackpad, the field takes focus when its
 * view opens. The first view of an embedded card doesn't take focus from the app. Parts of `Input`.
 *
 * @example
 * ```tsx
 * import { SearchInput } from '@openappkit/appkit-ui/elements'
 *
 * export const Search = ({ query, onQuery }: { query: string; onQuery: (query: string) => void }) => (
 *   <SearchInput label="Search pools" clearLabel="Clear search" value={query} onChange={onQuery} />
 * )
 * ```
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
