import type { ModalKit } from '@openappkit/appkit-core/modal'
import { subjectOf } from '@openappkit/appkit-core/portfolio'
import { useCatalog, useKit, ViewSkeleton } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useEffect } from 'react'
import { ActivityController } from '../ActivityController'
import { ActivityCatalog } from './ActivityCatalog'
import { ActivityScreen } from './ActivityScreen'

/** The active account's activity as a separate view. */
export function TransactionsView(): ReactNode {
  return <Activity place="view" />
}

/** The active account's activity as a tab of the account view. */
export function ActivityTab(): ReactNode {
  return <Activity place="tab" />
}

/** Refreshes the active account's activity. */
export async function refreshActivity(kit: ModalKit): Promise<void> {
  const subject = subjectOf(kit.chains.state)
  const { caipNetworkId } = subject ?? {}
  if (subject && caipNetworkId) await kit.controller(ActivityController).refresh({ ...subject, caipNetworkId })
}

function Activity({ place }: { readonly place: 'tab' | 'view' }): ReactNode {
  const translator = useCatalog(ActivityCatalog)
  const controller = useKit().controller(ActivityController)
  useEffect(() => controller.trackVisit(), [controller])
  return translator ? <ActivityScreen place={place} translator={translator} /> : <ViewSkeleton hasMessages />
}
