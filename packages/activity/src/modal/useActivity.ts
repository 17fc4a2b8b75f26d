import {
  isSameAddress,
  type PendingTransaction,
  PendingTransactions,
  subjectKey,
  subjectOf,
} from '@openappkit/appkit-core/portfolio'
import { useKit, useSnapshot } from '@openappkit/appkit-ui/elements'
import { useEffect, useMemo } from 'react'
import { ActivityController } from '../ActivityController'
import type { ActivityState, ActivitySubject } from '../feed/ActivityState'

/** The active account's activity. */
export interface ShownActivity {
  readonly controller: ActivityController
  readonly subject: ActivitySubject
  readonly state: ActivityState
  /** Transactions that this app sent. */
  readonly own: readonly PendingTransaction[]
}

/**
 * Returns the active account's activity, and refreshes it while the component is mounted. Undefined while no account is
 * connected, or on a network that the app doesn't offer.
 */
export function useActivity(): ShownActivity | undefined {
  const kit = useKit()
  const controller = kit.controller(ActivityController)
  const pending = kit.controller(PendingTransactions)
  const chains = useSnapshot(kit.chains.state)
  const activities = useSnapshot(controller.state)
  const { transactions } = useSnapshot(pending.state)
  const found = subjectOf(chains as typeof kit.chains.state)
  const key = found && subjectKey(found)
  // Keeps the subject's identity while the account and network stay the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of it
  const subject = useMemo(
    () => (found?.caipNetworkId ? { ...found, caipNetworkId: found.caipNetworkId } : undefined),
    [key],
  )
  useEffect(() => (subject ? controller.watch(subject) : undefined), [controller, subject])
  const own = useMemo(
    () =>
      transactions.filter(
        known => known.caipNetworkId === subject?.caipNetworkId && isSameAddress(known.address, subject.address),
      ),
    [transactions, subject],
  )
  return subject && { controller, subject, state: controller.of(subject, activities as typeof controller.state), own }
}
