import type { TargetTime } from '../modal/TargetTime.ts'
import type { WalletResults } from './WalletResults.ts'

/** Every time that a run measures, with its target. */
export const walletTimes: readonly TargetTime<WalletResults>[] = [
  {
    what: 'code → connected, first login',
    limit: 400,
    read: ({ firstLogins }) => firstLogins,
  },
  {
    what: 'code → connected, later login',
    limit: 400,
    read: ({ laterLogins }) => laterLogins,
  },
  {
    what: 'request → approval, first of the page',
    read: ({ firstApprovals }) => firstApprovals,
  },
  {
    what: 'request → approval',
    limit: 100,
    read: ({ approvals }) => approvals,
  },
]
