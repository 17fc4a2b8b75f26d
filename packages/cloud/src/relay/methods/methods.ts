import { batchReceive } from './batchReceive'
import { batchFetchMessages, fetchMessages } from './fetchMessages'
import type { CheckedMethod } from './Method'
import { batchPublish, publish } from './publish'
import { approveSession, proposeSession } from './session'
import { batchSubscribe, subscribe } from './subscribe'
import { batchUnsubscribe, unsubscribe } from './unsubscribe'

/** All methods of the relay by wire name. `waku_` and `iridium_` are older names of the prefix `irn_`. */
export const methods: ReadonlyMap<string, CheckedMethod> = new Map([
  ...['irn', 'waku', 'iridium'].flatMap((prefix): [string, CheckedMethod][] => [
    [`${prefix}_publish`, publish],
    [`${prefix}_subscribe`, subscribe],
    [`${prefix}_unsubscribe`, unsubscribe],
  ]),
  ['irn_batchPublish', batchPublish],
  ['irn_batchSubscribe', batchSubscribe],
  ['irn_batchUnsubscribe', batchUnsubscribe],
  ['irn_fetchMessages', fetchMessages],
  ['irn_batchFetchMessages', batchFetchMessages],
  ['irn_batchReceive', batchReceive],
  ['wc_proposeSession', proposeSession],
  ['wc_approveSession', approveSession],
])
