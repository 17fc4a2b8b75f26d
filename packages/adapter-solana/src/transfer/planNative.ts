import { AppKitError } from '@openappkit/appkit-core/adapter'
import { PublicKey, SystemProgram } from './library'
import { largestAmount, type TransferPlan } from './TransferPlan'

/** @throws AppKitError `transaction/invalid-amount`. */
export function planNative(from: string, to: string, value: bigint): TransferPlan {
  if (value < 0n || value > largestAmount)
    throw new AppKitError('transaction/invalid-amount', 'This is no amount of lamports that can be sent.')
  const [fromPubkey, toPubkey] = [new PublicKey(from), new PublicKey(to)]
  return {
    instructions: [SystemProgram.transfer({ fromPubkey, toPubkey, lamports: value })],
    from: from === to ? [] : [{ address: from, amount: value }],
    to,
    value,
    creates: undefined,
    isToken: false,
    // 450 of them, always: of the two instructions of the budget, and the transfer.
    units: 1_000,
  }
}
