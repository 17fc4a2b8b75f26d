import type { ViewName } from '@openappkit/appkit-core'
import { useState } from 'react'
import { type SearchPlace, SearchPlaces } from './SearchPlaces'
import { useKit } from './useKit'

/** The place in the list of a view, as the user left it. Views write what changes into it. */
export function useSearchPlace(view: ViewName): SearchPlace {
  const kit = useKit()
  const [place] = useState(() => kit.service(SearchPlaces).enter(view))
  return place
}
