/** What accounts did, for hosts that draw their own screens or send transactions of their own. */
export type { PendingToken, PendingTransaction, ReceivedToken } from '@openappkit/appkit-core/portfolio'
export { ActivityController } from '../ActivityController'
export { addTransaction } from '../addTransaction'
export type { ActivitiesState, ActivityState, ActivitySubject, ReadHistory } from '../feed/ActivityState'
export { isSpam } from '../feed/isSpam'
export type { AddedTransaction } from '../recordTransaction'
