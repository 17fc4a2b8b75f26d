import { WalletDirectory } from '@openappkit/appkit-core/cloud'
import { useEffect, useRef, useState } from 'react'
import type { KeptSearch } from '../../kit/KeptSearches'
import { useKeptSearch } from '../../kit/useKeptSearch'
import { useKit } from '../../kit/useKit'

/** Minimum length of a search, in characters. */
const minimumLength = 2
/** Pause in typing after which the search starts, in milliseconds. */
const debounce = 500

export interface WalletSearch {
  readonly typed: string
  /** Kept scroll position of the list. */
  readonly place: KeptSearch
  readonly isCertified: boolean
  type(text: string): void
  certify(isCertified: boolean): void
  /** Searches again immediately. */
  repeat(): void
}

/** Returns the user's search. It starts once the user pauses typing. */
export function useWalletSearch(): WalletSearch {
  const kit = useKit()
  const directory = kit.controller(WalletDirectory)
  const keptSearch = useKeptSearch('AllWallets')
  const [typed, setTyped] = useState(keptSearch.query)
  const [isCertified, setCertified] = useState(keptSearch.isCertified)
  const cancel = useRef(() => {})
  useEffect(() => {
    // Keep a search that the user returns to.
    if (keptSearch.query === '' && !keptSearch.isCertified) directory.endSearch()
    return () => {
      cancel.current()
      if (!kit.router.has('AllWallets')) directory.endSearch()
    }
  }, [kit, directory, keptSearch])
  const look = (text: string, certified: boolean, wait: number) => {
    Object.assign(keptSearch, { query: text, isCertified: certified, top: 0 })
    cancel.current()
    const wanted = text.trim()
    const search = wanted.length >= minimumLength ? wanted : ''
    if (!search && !certified) return directory.endSearch()
    cancel.current = kit.environment.setTimer(() => {
      kit.events.track('SEARCH_WALLET', { badge: certified ? 'certified' : undefined, search })
      void directory.search(search, { isCertified: certified })
    }, wait)
  }
  return {
    typed,
    place: keptSearch,
    isCertified,
    type(text) {
      setTyped(text)
      look(text, isCertified, debounce)
    },
    certify(certified) {
      setCertified(certified)
      look(typed, certified, 0)
    },
    repeat: () => look(typed, isCertified, 0),
  }
}
