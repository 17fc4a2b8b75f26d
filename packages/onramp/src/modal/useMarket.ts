import { useKit, useSnapshot } from '@openappkit/appkit-ui/elements'
import { useEffect } from 'react'
import type { OnrampDraft } from '../draft/OnrampDraft'
import type { OnrampCatalog } from '../market/OnrampCatalog'
import type { OnrampFormState } from '../OnrampForm'
import { OnrampFlow } from './OnrampFlow'

/**
 * Returns the offers to choose from, and the current choices. Undefined while they load. Without offers, such as if a
 * list is the first view to open, the form opens instead.
 */
export function useMarket(): { readonly catalog: OnrampCatalog; readonly draft: OnrampDraft } | undefined {
  const kit = useKit()
  const { form } = kit.controller(OnrampFlow)
  const { catalog, draft } = useSnapshot(form.state).value as OnrampFormState
  const isMissing = catalog.status === 'idle' || catalog.status === 'failed'
  useEffect(() => {
    if (isMissing) kit.router.replace('OnRampProviders')
  }, [isMissing, kit])
  return catalog.status === 'ready' ? { catalog: catalog.catalog, draft } : undefined
}
