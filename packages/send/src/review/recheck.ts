import { isSameAddress } from '@openappkit/appkit-core/amounts'
import { checkTimeout } from '../recipient/checkRecipient'
import { confirmName } from '../recipient/confirmName'
import { isSameAccount } from '../SendAccount'
import type { SendContext } from '../SendContext'
import { accountChanged, nameChanged, nameDisputed, nameUnverified } from '../sendErrors'
import { withTimeout } from '../withTimeout'
import { prepareReview } from './prepareReview'
import type { SendReview } from './SendReview'

/**
 * Prepares a review again right before the wallet request.
 *
 * @param leastFee - A fee that was already refused. The result has no lower one.
 * @throws AppKitError `send/account-changed` or `send/name-changed` if the payer or the recipient changed,
 * `send/name-mismatch` or `send/name-unverified` if the name isn't confirmed; also every error of `prepareReview`.
 */
export async function recheck(review: SendReview, context: SendContext, leastFee?: bigint): Promise<SendReview> {
  const { account, amount, recipient, spendsReserved, token } = review
  if (!isSameAccount(account, context.account())) throw accountChanged()
  const chain = context.chain(account.network)
  const [, now] = await Promise.all([
    checkNameAgain(review, context),
    prepareReview({ account, chain, token, amount, recipient, leastFee, spendsReserved }),
  ])
  if (!isSameAccount(account, context.account())) throw accountChanged()
  return now
}

async function checkNameAgain(
  { account, recipient }: SendReview,
  { chain, environment, lookUpName }: SendContext,
): Promise<void> {
  const { address, name } = recipient
  if (name === undefined) return
  const lookUp = async () => (await lookUpName?.(name, account.network)) ?? 'nobody'
  const found = await withTimeout(environment, checkTimeout, lookUp, undefined)
  if (found === undefined) throw nameUnverified(name)
  if (found === 'nobody' || !isSameAddress(found.address, address)) throw nameChanged(name)
  const confirm = async () => confirmName(name, found, chain(account.network), account.network)
  const verdict = await withTimeout(environment, checkTimeout, confirm, 'unchecked')
  if (verdict === 'disputed') throw nameDisputed(name)
  // The payer accepted an unconfirmed name only if the review had the warning.
  if (verdict === 'unchecked' && !recipient.warnings.includes('nameUnchecked')) throw nameUnverified(name)
}
