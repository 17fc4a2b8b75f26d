import type { ViewName } from '@openappkit/appkit-core'
import { useState } from 'react'
import { type KeptSearch, KeptSearches } from './KeptSearches'
import { useKit } from './useKit'

/** Returns the kept search of a view's list. The view writes changes to it. */
export function useKeptSearch(view: ViewName): KeptSearch {
  const kit = useKit()
  const [search] = useState(() => kit.controller(KeptSearches).enter(view))
  return search
}
