/** Account activity, for apps that build their own views or send their own transactions. */
export type { PendingToken, PendingTransaction, ReceivedToken } from '@openappkit/appkit-core/portfolio'
export { ActivityController } from '../ActivityController'
export { addTransaction } from '../addTransaction'
export type { ActivitiesState, ActivityState, ActivitySubject, ReadHistory } from '../feed/ActivityState'
export { isSpam } from '../feed/isSpam'
export type { AddedTransaction } from '../recordTransaction'
