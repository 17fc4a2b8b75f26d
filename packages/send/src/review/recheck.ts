import { isSameAddress } from '@openappkit/appkit-core/amounts'
import { checkTimeout } from '../recipient/checkRecipient'
import { confirmName } from '../recipient/confirmName'
import { isSameAccount } from '../SendAccount'
import type { SendContext } from '../SendContext'
import { accountChanged, nameChanged, nameDisputed, nameUnverified } from '../sendErrors'
import { within } from '../within'
import { prepareReview } from './prepareReview'
import type { SendReview } from './SendReview'

/**
 * What a review says, as it is now, right before the wallet is asked.
 *
 * @param leastFee - a fee that was refused already; the result shows no lower one
 * @throws AppKitError `send/account-changed`, `send/name-changed`, `send/name-mismatch` or `send/name-unverified` where it is no longer about the same payer and recipient;
 * whatever `prepareReview` throws.
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
  const found = await within(environment, checkTimeout, lookUp, undefined)
  if (found === undefined) throw nameUnverified(name)
  if (found === 'nobody' || !isSameAddress(found.address, address)) throw nameChanged(name)
  const confirm = async () => confirmName(name, found, chain(account.network), account.network)
  const verdict = await within(environment, checkTimeout, confirm, 'unchecked')
  if (verdict === 'disputed') throw nameDisputed(name)
  // The payer saw that the chain had confirmed it, or that it had not.
  if (verdict === 'unchecked' && !recipient.warnings.includes('nameUnchecked')) throw nameUnverified(name)
}
