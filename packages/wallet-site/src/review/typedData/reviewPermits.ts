import { describeAllowance, milliseconds } from '../evm/describeChanges'
import type { ReviewChange, ReviewSentence } from '../Review'
import type { ReviewScope } from '../ReviewScope'
import { changeValues } from '../text/changeValues'
import type { SignedPermit } from './SignedPermit'

/** Returns the allowances of permits as changes, with warnings. */
export async function reviewPermits(
  permits: readonly SignedPermit[],
  scope: ReviewScope,
): Promise<{ readonly changes: readonly ReviewChange[]; readonly sentence: ReviewSentence | undefined }> {
  const { account, warnings, now } = scope
  for (const { owner, deadline } of permits) {
    if (owner !== undefined && owner.toLowerCase() !== account.toLowerCase()) warnings.add('caution', 'accountMismatch')
    const end = deadline === undefined ? undefined : milliseconds(deadline)
    if (end !== undefined && end <= now) warnings.add('caution', 'expiredData')
  }
  const given = permits.filter(({ amount }) => amount > 0n)
  const changes = await Promise.all(
    given.map(({ token, tokenId, spender, amount, until }) =>
      describeAllowance(
        {
          standard: tokenId === undefined ? 'erc20' : 'erc721',
          contract: token.toLowerCase(),
          tokenId,
          amount,
          spender: spender.toLowerCase(),
          until,
        },
        scope,
      ),
    ),
  )
  await warnAboutThirdParties(given, scope)
  return { changes, sentence: await permitSentence(permits, changes, scope) }
}

/** A permit costs no gas and leaves no trace, so a contract without a name gets the strongest warning. */
async function warnAboutThirdParties(
  permits: readonly SignedPermit[],
  { assets, warnings }: ReviewScope,
): Promise<void> {
  for (const { spender } of permits) {
    const { address, name, isContract } = await assets.party(spender)
    if (isContract && name === undefined) warnings.add('danger', 'unknownContract', { address })
  }
}

async function permitSentence(
  permits: readonly SignedPermit[],
  changes: readonly ReviewChange[],
  { assets }: ReviewScope,
): Promise<ReviewSentence | undefined> {
  const [first, ...others] = permits
  // Several tokens at once don't fit in a sentence about one.
  if (first === undefined || others.length > 0) return undefined
  const { address } = await assets.party(first.spender)
  const [change] = changes
  return change
    ? { key: 'allow', values: { ...changeValues(change), spender: address } }
    : { key: 'revoke', values: { spender: address, symbol: (await assets.token(first.token)).symbol } }
}
