import { AppKitError } from '@openappkit/appkit-core/adapter'
import { PublicKey, SystemProgram } from './library'
import { largestAmount, type TransferPlan } from './TransferPlan'
import { withReferences } from './withReferences'

/**
 * Plans a transfer of SOL.
 *
 * @throws {AppKitError} `transaction/invalid-amount` when the amount is negative or exceeds {@link largestAmount}.
 */
export function planNative(from: string, to: string, value: bigint, references?: readonly string[]): TransferPlan {
  if (value < 0n || value > largestAmount)
    throw new AppKitError('transaction/invalid-amount', "This amount can't be sent. Pass it in lamports, above zero.")
  const [fromPubkey, toPubkey] = [new PublicKey(from), new PublicKey(to)]
  return {
    instructions: [withReferences(SystemProgram.transfer({ fromPubkey, toPubkey, lamports: value }), references)],
    from: from === to ? [] : [{ address: from, amount: value }],
    to,
    value,
    creates: undefined,
    isToken: false,
    // The actual cost is always 450 units: two budget instructions and the transfer. References cost none.
    units: 1_000,
  }
}
