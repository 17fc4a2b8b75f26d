import { type Address, type EncodedAccount, isAddress } from '@solana/kit'
import { associatedAccount } from '../solanaChain/associatedAccount'
import { createAssociatedAccount, transferTokens } from '../solanaChain/instructions'
import { readMint, readTokenAccount } from '../solanaChain/tokenAccounts'
import { assertWallet } from './assertWallet'
import { hasInexactTransfers } from './hasInexactTransfers'
import { PaymentError } from './PaymentError'
import type { SolanaReader } from './SolanaReader'
import { type SolanaTransfer, signatureFee } from './solanaInstructions'

/** A transfer between the associated token accounts of two wallets. */
interface TokenTransfer {
  readonly payer: Address
  readonly recipient: Address
  readonly token: string
  readonly amount: bigint
}

/** Size of an associated token account of Token-2022 without other extensions. */
const accountSize = 170

/**
 * Builds a transfer to the recipient's associated token account, which it creates if missing.
 *
 * @throws PaymentError
 */
export async function splTransfer(
  reader: SolanaReader,
  { token, ...transfer }: TokenTransfer,
): Promise<SolanaTransfer> {
  const { payer, recipient, amount } = transfer
  const { mint, program, decimals } = await readToken(reader, token)
  const from = await associatedAccount(payer, mint, program)
  const to = await associatedAccount(recipient, mint, program)
  const [own, source, other, target] = await Promise.all(
    [payer, from.address, recipient, to.address].map(address => reader.account(address)),
  )
  assertWallet(recipient, other)
  if (((source && readTokenAccount(source)?.amount) ?? 0n) < amount)
    throw new PaymentError('insufficient-funds', "The balance doesn't cover the amount.")
  // The owner of a token account can give it away.
  if (target && readTokenAccount(target)?.owner !== recipient)
    throw new PaymentError('invalid-recipient', `The token account of ${recipient} belongs to another wallet.`)
  const rent = target ? 0n : await reader.rentExemption(accountSize)
  if ((own?.lamports ?? 0n) < signatureFee + rent)
    throw new PaymentError('insufficient-fee', "The balance in SOL doesn't cover the network fee.")
  return {
    before: target ? [] : [createAssociatedAccount(payer, to)],
    instruction: transferTokens(from, to, amount, decimals),
  }
}

async function readToken(
  reader: SolanaReader,
  token: string,
): Promise<{ readonly mint: Address; readonly program: Address; readonly decimals: number }> {
  const account: EncodedAccount | undefined = isAddress(token) ? await reader.account(token) : undefined
  const mint = account && readMint(account)
  if (!account || !mint) throw new PaymentError('unsupported-token', `There's no token at ${token} on this chain.`)
  if (hasInexactTransfers(account))
    throw new PaymentError('unsupported-token', `The token ${token} takes a fee, runs a program, or can't be sent.`)
  return { mint: account.address, program: account.programAddress, decimals: mint.decimals }
}
