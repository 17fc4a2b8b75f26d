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

/** Where a token goes. */
interface Destination {
  readonly account: string
  /** It has to be made first. */
  readonly isNew: boolean
  /** Whose account it is, where the recipient is that very account. */
  readonly holder?: string | undefined
}

const obstacles: Readonly<Record<TransferObstacle, string>> = {
  hook: 'A program of the token’s issuer takes part in every transfer. Send it from inside the wallet.',
  nonTransferable: 'This token stays with its holder: its issuer does not let it be sent.',
}

/** @throws AppKitError when the token can't be sent, the sender hasn't so much of the token, or the recipient can't hold it. */
export async function planToken(
  context: TransferContext,
  owner: string,
  { tokenAddress: mint, to, amount }: Pick<SendTokenParameters, 'tokenAddress' | 'to' | 'amount'>,
): Promise<TransferPlan> {
  const { rpc, commitment } = context
  if (amount <= 0n || amount > largestAmount)
    throw new AppKitError('transaction/invalid-amount', 'This is no amount of a token that can be sent.')
  const [{ decimals, obstacle, program }, accounts] = await Promise.all([
    readMint(rpc, mint, commitment),
    tokenAccountsOf(rpc, owner, mint, commitment),
  ])
  if (obstacle) throw new AppKitError('token/unsupported', obstacles[obstacle])
  if (accounts.length === 0)
    throw new AppKitError('transaction/no-token-account', 'Sender does not have a token account for this mint')
  const sources = tokenSources(accounts, associatedAccount(owner, mint, program), amount)
  const destination = await findDestination(context, to, { mint, program })
  const moving = sources.map(({ address, amount: share }) =>
    transfer({ from: address, to: destination.account, owner, mint, program, amount: share, decimals }),
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
 * Finds the recipient's account for the token; the address itself when it is such an account. An owner can hand an account to somebody else (`SetAuthority`), and its
 * address stays the one that follows from the first owner's: who owns it now is read from the account.
 *
 * @throws AppKitError `transaction/foreign-account`, `transaction/invalid-recipient`
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
      'transaction/foreign-account',
      'The recipient’s account for this token belongs to somebody else now. Ask the recipient for another address.',
    )
  }
  // Tokens that such an account gets as an owner could never be moved again.
  if (mintOf(recipient) !== mint)
    throw new AppKitError('transaction/invalid-recipient', 'This address belongs to another token. Send to a wallet.')
  return { account: to, isNew: false, holder: holderOf(recipient) }
}
