import type { Address, EncodedAccount } from '@solana/kit'
import { systemProgram } from '../solanaChain/instructions'
import { PaymentError } from './PaymentError'

/**
 * Refuses a recipient that is a token account or a program. Funds sent there could be lost.
 *
 * @throws PaymentError `invalid-recipient`
 */
export function assertWallet(recipient: Address, account: EncodedAccount | undefined): void {
  if (recipient === systemProgram || (account && (account.programAddress !== systemProgram || account.executable)))
    throw new PaymentError(
      'invalid-recipient',
      `${recipient} is a token account or a program. Pass a wallet's address.`,
    )
}
