import { accountInfo } from './accountMethods'
import type { Ledger } from './Ledger'
import { invalidParam } from './RpcError'
import { inContext, readConfig } from './RpcMethod'
import { readAddress } from './readAddress'

/** Context of a subscription. */
export interface Subscription {
  readonly ledger: Ledger
  readonly params: readonly unknown[]
  /** Sends a notification. If `isLast` is true, it ends the subscription. */
  readonly notify: (result: unknown, isLast?: boolean) => void
}

/** Starts a subscription and returns a function that ends it. */
type Subscribe = (subscription: Subscription) => () => void

/**
 * The available subscriptions. As on a cluster, they emit only new events, so a client must read the earlier state
 * itself.
 */
export const subscriptions: Readonly<Record<string, Subscribe>> = {
  signatureSubscribe({ ledger, params: [signature], notify }) {
    if (typeof signature !== 'string') throw invalidParam('Invalid param: unable to parse signature')
    return ledger.onTransaction(({ wire, err }) => {
      if (wire.signature === signature) notify(inContext(ledger, { err }), true)
    })
  },
  accountSubscribe({ ledger, params: [address, config], notify }) {
    const wanted = readAddress(address)
    return ledger.onTransaction(({ changed }) => {
      if (changed.includes(wanted)) notify(inContext(ledger, accountInfo(ledger, wanted, readConfig(config)) ?? gone))
    })
  },
  slotSubscribe({ ledger, notify }) {
    return ledger.onSlot(() => notify({ parent: ledger.slot - 1n, root: ledger.slot - 32n, slot: ledger.slot }))
  },
}

/** An account without lamports, as subscribers receive it. */
const gone = {
  data: ['', 'base64'],
  executable: false,
  lamports: 0,
  owner: '11111111111111111111111111111111',
  rentEpoch: 0,
  space: 0,
}
