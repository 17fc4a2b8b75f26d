import { size } from 'viem/utils'
import type { EvmTransactionRequest } from '../../request/WalletRequest'
import type { ReviewParty } from '../Review'
import type { ReviewScope } from '../ReviewScope'
import type { DecodedCall } from './DecodedCall'

/** Returns who gets what a transaction sends or allows: the recipient of a transfer, a spender, or the called contract. */
export async function recipientOf(
  { to, data }: EvmTransactionRequest,
  decoded: DecodedCall | undefined,
  { assets }: ReviewScope,
): Promise<ReviewParty | undefined> {
  if (to === null) return undefined
  if (size(data) === 0) return assets.party(to)
  const { meaning } = decoded ?? {}
  switch (meaning?.kind) {
    case 'transfer':
    case 'transferNft':
      return assets.party(meaning.to)
    case 'approve':
    case 'approvePermit2':
      return assets.party(meaning.spender)
    case 'approveAll':
      return assets.party(meaning.operator)
    default:
      return assets.party(to)
  }
}
