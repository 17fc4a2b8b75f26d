import { browserEnvironment } from '@openappkit/appkit-core'
import { type PendingTransaction, PendingTransactions } from '@openappkit/appkit-core/portfolio'
import { mountModal } from '@openappkit/appkit-ui'
import { type Feature, startFeatures } from '@openappkit/appkit-ui/features'
import { modalRoot } from '@openappkit/test-kit/modal-root'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect } from 'vitest'
import { ActivityController } from '../src/ActivityController'
import { activity } from '../src/modal/activity'
import { ActivityTab } from '../src/modal/activityViews'
import { type ActivityKit, type ActivityKitSettings, activityKit } from './activityKit'

export interface OpenActivity extends ActivityKit {
  readonly controller: ActivityController
  readonly pending: PendingTransactions
  /** The shadow root of the modal. */
  root(): ShadowRoot
  /** The rendered rows, month headings included. */
  rows(): readonly HTMLElement[]
  /** Returns the text of each row, in one line. */
  texts(): readonly string[]
}

/** Settings of the opened view. */
export interface OpenActivitySettings extends Pick<ActivityKitSettings, 'options' | 'prepare'> {
  readonly feature?: Feature
  /** Transactions that the app sent. */
  readonly own?: readonly PendingTransaction[]
}

/** The account view's tab, as a separate view. */
export const tabAlone: Feature = {
  ...activity,
  views: [{ name: 'Transactions', title: () => 'Account', component: ActivityTab }],
}

/** Noon of 15 January 2026, in UTC. */
export const noon: number = Date.UTC(2026, 0, 15, 12)

/** Creates a kit with a mounted modal and opens the view. */
export async function openActivity({
  feature = activity,
  own = [],
  ...settings
}: OpenActivitySettings = {}): Promise<OpenActivity> {
  const made = await activityKit({
    ...settings,
    environment: { ...browserEnvironment(), now: () => noon },
    mountModal: kit => {
      startFeatures(kit, [feature])
      return mountModal(kit, { renderer: { createRoot, flushSync } })
    },
  })
  const pending = made.kit.controller(PendingTransactions)
  for (const transaction of own) pending.add(transaction, false)
  void made.kit.modal.open({ view: 'Transactions' })
  await expect.poll(() => modalRoot().querySelector('.activity')).not.toBeNull()
  const rows = () => [...modalRoot().querySelectorAll<HTMLElement>('.virtual-list-rows > li')]
  const texts = () => rows().map(seen)
  return { ...made, controller: made.kit.controller(ActivityController), pending, root: modalRoot, rows, texts }
}

/** Returns the visible text of a row, without its image. */
function seen(row: HTMLElement): string {
  const parts = [
    '.activity-month',
    '.list-item-title',
    '.list-item-detail',
    '.activity-amount',
    '.activity-status',
    'time > [aria-hidden]',
  ]
  return parts.flatMap(part => row.querySelector(part)?.textContent ?? []).join(' ')
}
