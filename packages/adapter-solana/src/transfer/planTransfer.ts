import type { Transfer } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import { readAccount, tokenPrograms } from '../rpc/tokenAccounts'
import { planNative } from './planNative'
import { planToken } from './planToken'
import type { TransferPlan } from './TransferPlan'
import type { TransferContext } from './transferContext'

/**
 * Plans a transfer of SOL, or of a token with `tokenAddress`.
 *
 * @throws {AppKitError} `transaction/invalid-recipient` for SOL to a token account, from which it can't be spent, and
 * the errors of {@link planNative} and {@link planToken}.
 */
export async function planTransfer(
  context: TransferContext,
  {
    address,
    to,
    amount,
    tokenAddress,
    references,
  }: Pick<Transfer, 'address' | 'to' | 'amount' | 'tokenAddress' | 'references'>,
): Promise<TransferPlan> {
  if (tokenAddress !== undefined) return planToken(context, address, { tokenAddress, to, amount, references })
  const plan = planNative(address, to, amount, references)
  const recipient = await readAccount(context.rpc, to, context.commitment)
  if (recipient && tokenPrograms.includes(recipient.owner))
    throw new AppKitError(
      'transaction/invalid-recipient',
      "This address is a token account and can't spend SOL. Send to a wallet.",
    )
  return plan
}
