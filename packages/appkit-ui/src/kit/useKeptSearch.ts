import type { ViewName } from '@openappkit/appkit-core'
import { useState } from 'react'
import { type KeptSearch, KeptSearches } from './KeptSearches'
import { useKit } from './useKit'

/**
 * Returns the search text and scroll position of a view's list. Write changes to the returned object to keep them while
 * the user visits a view opened from the list. Writing doesn't rerender. Closing the modal discards the changes.
 *
 * @throws {AppKitError} `ui/no-kit` outside a mounted modal
 */
export function useKeptSearch(view: ViewName): KeptSearch {
  const kit = useKit()
  const [search] = useState(() => kit.controller(KeptSearches).enter(view))
  return search
}
