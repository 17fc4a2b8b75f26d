import type { SendTokenParameters } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { TransferObstacle } from '../rpc/mintExtensions'
import {
  holderOf,
  type Mint,
  mintOf,
  readAccount,
  readMint,
  tokenAccountsOf,
  tokenPrograms,
} from '../rpc/tokenAccounts'
import { largestAmount, type TransferPlan } from './TransferPlan'
import { associatedAccount, createAccount, transfer } from './tokenInstructions'
import { tokenSources } from './tokenSources'
import type { TransferContext } from './transferContext'
import { withReferences } from './withReferences'

/** Destination account of a token transfer. */
interface Destination {
  readonly account: string
  /** Whether the transfer has to create the account. */
  readonly isNew: boolean
  /** Owner of the account, if the recipient is a token account. */
  readonly holder?: string | undefined
}

const obstacles: Readonly<Record<TransferObstacle, string>> = {
  hook: "This token runs its issuer's program on every transfer. Send it from inside the wallet.",
  nonTransferable: "This token can't be transferred: its issuer doesn't allow it. Choose another token.",
}

/**
 * Plans a transfer of a token.
 *
 * @throws {AppKitError} `transaction/invalid-amount` when the amount is out of range.
 * @throws {AppKitError} `token/not-found` or `token/unsupported` when the token doesn't exist or can't be sent.
 * @throws {AppKitError} `transaction/no-token-account`, and the errors of {@link tokenSources}, when the sender can't
 * pay.
 * @throws {AppKitError} `transaction/recipient-owner-changed` or `transaction/invalid-recipient` when the recipient
 * can't receive the token.
 */
export async function planToken(
  context: TransferContext,
  owner: string,
  {
    tokenAddress: mint,
    to,
    amount,
    references = [],
  }: Pick<SendTokenParameters, 'tokenAddress' | 'to' | 'amount' | 'references'>,
): Promise<TransferPlan> {
  const { rpc, commitment } = context
  if (amount <= 0n || amount > largestAmount)
    throw new AppKitError(
      'transaction/invalid-amount',
      "This amount can't be sent. Pass it in the token's base units, above zero.",
    )
  const [{ decimals, obstacle, program }, accounts] = await Promise.all([
    readMint(rpc, mint, commitment),
    tokenAccountsOf(rpc, owner, mint, commitment),
  ])
  if (obstacle) throw new AppKitError('token/unsupported', obstacles[obstacle])
  if (accounts.length === 0)
    throw new AppKitError('transaction/no-token-account', 'Sender does not have a token account for this mint')
  const sources = tokenSources(accounts, associatedAccount(owner, mint, program), amount, references.length)
  const destination = await findDestination(context, to, { mint, program })
  // Every part of the payment lists the references, because recipients look at different ones.
  const moving = sources.map(({ address, amount: share }) =>
    withReferences(
      transfer({ from: address, to: destination.account, owner, mint, program, amount: share, decimals }),
      references,
    ),
  )
  return {
    instructions: destination.isNew ? [createAccount(owner, to, mint, program), ...moving] : moving,
    from: sources.filter(({ address }) => address !== destination.account),
    to: destination.account,
    holder: destination.holder,
    value: 0n,
    creates: destination.isNew ? destination.account : undefined,
    isToken: true,
    units: (destination.isNew ? 70_000 : 0) + 30_000 * sources.length,
  }
}

/**
 * Returns the recipient's account for the token, or the address itself if it is such an account. Checks the account's
 * current owner, because an owner can transfer an account (`SetAuthority`) while its address stays derived from the
 * first owner.
 *
 * @throws {AppKitError} `transaction/recipient-owner-changed` when the account has a different owner.
 * @throws {AppKitError} `transaction/invalid-recipient` when the recipient can't receive the token.
 */
async function findDestination(
  { rpc, commitment }: TransferContext,
  to: string,
  { mint, program }: { readonly mint: string; readonly program: Mint['program'] },
): Promise<Destination> {
  const account = associatedAccount(to, mint, program)
  const [recipient, existing] = await Promise.all([
    readAccount(rpc, to, commitment),
    readAccount(rpc, account, commitment),
  ])
  if (!recipient || !tokenPrograms.includes(recipient.owner)) {
    if (!existing || !tokenPrograms.includes(existing.owner)) return { account, isNew: true }
    if (mintOf(existing) === mint && holderOf(existing) === to) return { account, isNew: false }
    throw new AppKitError(
      'transaction/recipient-owner-changed',
      "The recipient's account for this token has another owner now. Ask the recipient for another address.",
    )
  }
  // Tokens owned by such an account could never be moved again.
  if (mintOf(recipient) !== mint)
    throw new AppKitError(
      'transaction/invalid-recipient',
      'This address is an account for another token. Send to a wallet.',
    )
  return { account: to, isNew: false, holder: holderOf(recipient) }
}
