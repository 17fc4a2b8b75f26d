import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { Feature } from '@openappkit/appkit-ui/features'
import { titles } from './locales/titles'

declare module '@openappkit/appkit-core' {
  interface Features {
    /** Whether the account view shows the account's transactions. Default: true. */
    readonly activity: boolean
    /** Former name of `activity`. Ignored if `activity` is set. */
    readonly history?: boolean | undefined
  }
  interface ViewRegistry {
    /** Transactions of the account. */
    Transactions: undefined
  }
  /** @category Activity */
  interface AppKitErrorCodes {
    /**
     * A page of the history didn't load. The activity view keeps the loaded transactions. The kit reports this error to
     * `onError`, except for failed background updates.
     * Do: let the user try again in the view.
     */
    'activity/load-failed': true
    /**
     * `addTransaction` couldn't determine the account or network: the app didn't pass it, and no account is connected
     * there.
     * Do: pass `address` and `caipNetworkId`, or connect first.
     */
    'activity/no-account': true
  }
  interface EventRegistry {
    CLICK_TRANSACTIONS: { readonly isSmartAccount: boolean }
    LOAD_MORE_TRANSACTIONS: ActivityEventProperties
    ERROR_FETCH_TRANSACTIONS: ActivityEventProperties
  }
}

/** Properties of events about a page of the history. */
export interface ActivityEventProperties {
  readonly address: string
  /** Empty if the kit has no project id. */
  readonly projectId: string
  /** Cursor of the page. Empty for the newest page. */
  readonly cursor: string
  readonly isSmartAccount: boolean
}

/**
 * Feature that shows the connected account's activity, unless `features.activity` is `false`. Only this descriptor
 * loads with the modal; the rest loads when the activity opens.
 */
export const activity: Feature = {
  name: 'activity',
  remote: { name: 'activity', id: 'activity', keys: ['activity', 'history'] },
  isWanted: ({ features: { activity, history } = {} }) => (activity ?? history) !== false,
  views: [
    {
      name: 'Transactions',
      title: titles.Transactions,
      load: () => import('./activityViews').then(({ TransactionsView }) => TransactionsView),
    },
  ],
  accountTabs: [
    {
      name: 'activity',
      label: titles.Transactions,
      order: 10,
      isOffered: kit => kit.hasBackend || hasOwn(kit),
      load: () => import('./activityViews').then(({ ActivityTab }) => ActivityTab),
      refresh: kit => import('./activityViews').then(({ refreshActivity }) => refreshActivity(kit)),
    },
  ],
}

/**
 * Returns whether any of this app's transactions is stored. Without a backend, there is nothing else to show. Reads the
 * stored value, because the transactions haven't loaded yet.
 */
function hasOwn({ context }: ModalKit): boolean {
  const key = { name: '@appkit/pending_transactions', parse: (raw: string) => raw, print: (raw: string) => raw }
  return (context.store.read(key)?.length ?? 0) > 2
}
