import type { Address } from '@solana/kit'
import { transfer } from '../solanaChain/instructions'
import { assertWallet } from './assertWallet'
import { PaymentError } from './PaymentError'
import type { SolanaReader } from './SolanaReader'
import { type SolanaTransfer, signatureFee } from './solanaInstructions'

/**
 * Builds a transfer of SOL.
 *
 * @throws PaymentError
 */
export async function solTransfer(
  reader: SolanaReader,
  { payer, recipient, amount }: { readonly payer: Address; readonly recipient: Address; readonly amount: bigint },
): Promise<SolanaTransfer> {
  const [own, other, least] = await Promise.all([
    reader.account(payer),
    reader.account(recipient),
    reader.rentExemption(0),
  ])
  assertWallet(recipient, other)
  if ((other?.lamports ?? 0n) + amount < least)
    throw new PaymentError('amount-too-small', `A new account needs at least ${least} lamports.`)
  const balance = own?.lamports ?? 0n
  if (balance < amount) throw new PaymentError('insufficient-funds', "The balance doesn't cover the amount.")
  const left = balance - amount - signatureFee
  if (left < 0n || (left > 0n && left < least))
    throw new PaymentError(
      'insufficient-fee',
      `The balance doesn't cover the network fee and the ${least} lamports that an account must keep.`,
    )
  return { before: [], instruction: transfer(payer, recipient, amount) }
}
