import type { Transfer } from '@openappkit/appkit-core'
import { planNative } from './planNative'
import { planToken } from './planToken'
import type { TransferPlan } from './TransferPlan'
import type { TransferContext } from './transferContext'

/** SOL, or a token when the transfer says which. */
export async function planTransfer(
  context: TransferContext,
  { address, to, amount, tokenAddress }: Pick<Transfer, 'address' | 'to' | 'amount' | 'tokenAddress'>,
): Promise<TransferPlan> {
  return tokenAddress === undefined
    ? planNative(address, to, amount)
    : planToken(context, address, { tokenAddress, to, amount })
}
