import type { SolanaTransactionRequest } from '../../request/WalletRequest'
import type { Review, ReviewChange, ReviewDetail } from '../Review'
import type { ReviewScope } from '../ReviewScope'
import { ByteError } from './ByteReader'
import { decodedSolanaChanges } from './decodedSolanaChanges'
import { decodeInstruction } from './decodeInstruction'
import { parseTransaction, type SolanaTransaction } from './parseTransaction'
import { type ResolvedMessage, resolveAccounts } from './resolveAccounts'
import type { DecodedInstruction } from './SolanaInstruction'
import { simulateSolana } from './simulateSolana'
import { solanaChanges } from './solanaChanges'
import { solanaFee } from './solanaFee'
import { solanaSentence } from './solanaSentence'
import { warnAboutInstructions } from './warnAboutInstructions'

interface ReviewedTransaction {
  readonly instructions: readonly DecodedInstruction[]
  readonly changes: readonly ReviewChange[]
  readonly isSimulated: boolean
  /** Lamports that the account pays. */
  readonly fee: bigint
  readonly details: readonly ReviewDetail[]
}

/** Returns the review of Solana transactions. Their bytes stay as they are. */
export async function reviewSolanaTransactions(request: SolanaTransactionRequest, scope: ReviewScope): Promise<Review> {
  const { warnings, assets } = scope
  const reviewed: ReviewedTransaction[] = []
  for (const [index, bytes] of request.transactions.entries()) {
    const one = await reviewOne({ bytes, isFirst: index === 0, isSent: request.isSent }, scope)
    if (one) reviewed.push(one)
  }
  if (request.transactions.length === 0) warnings.add('block', 'unreadable')
  const changes = reviewed.flatMap(one => one.changes)
  const fee = reviewed.reduce((sum, one) => sum + one.fee, 0n)
  await warnAboutFunds(changes, fee, scope)
  const sentence = solanaSentence(
    reviewed.map(one => one.instructions),
    changes,
    request.transactions.length,
  )
  const isDecoded = reviewed.every(one => one.instructions.every(({ effect }) => effect !== undefined))
  const party = changes.find(({ direction }) => direction === 'send')?.party
  return {
    request,
    sentence,
    source: isDecoded && reviewed.length > 0 ? 'standard' : 'none',
    changes,
    isSimulated: reviewed.length > 0 && reviewed.every(one => one.isSimulated),
    ...(party ? { recipient: party } : {}),
    fee: { asset: assets.native, amount: fee },
    warnings: warnings.all,
    details: reviewed.length === 1 ? (reviewed[0]?.details ?? []) : numbered(reviewed),
  }
}

function numbered(reviewed: readonly ReviewedTransaction[]): readonly ReviewDetail[] {
  return reviewed.map(({ details }, index) => ({ label: `#${index + 1}`, value: details }))
}

async function reviewOne(
  { bytes, isFirst, isSent }: { readonly bytes: Uint8Array; readonly isFirst: boolean; readonly isSent: boolean },
  scope: ReviewScope,
): Promise<ReviewedTransaction | undefined> {
  const { account, warnings } = scope
  let transaction: SolanaTransaction
  try {
    transaction = parseTransaction(bytes)
  } catch (error) {
    if (!(error instanceof ByteError)) throw error
    warnings.add('block', 'unreadable')
    return undefined
  }
  const { message } = transaction
  if (!message.keys.slice(0, message.signerCount).includes(account)) warnings.add('block', 'accountMismatch')
  let resolved: ResolvedMessage
  try {
    resolved = await resolveAccounts(message, scope)
  } catch {
    // Without all accounts, the effect of the transaction is unknown.
    warnings.add('block', 'unreadable')
    return undefined
  }
  const instructions = resolved.instructions.map(decodeInstruction)
  warnAboutInstructions(instructions, scope)
  const isDurable = instructions[0]?.effect?.kind === 'nonce'
  if (isSent && !isDurable) await warnAboutExpiry(message.lifetime, scope)
  const fee = message.keys[0] === account ? await solanaFee(transaction, instructions, scope) : 0n
  const simulated = await changesOf({ bytes, resolved, instructions, fee, isFirst }, scope)
  return {
    instructions,
    changes: simulated ?? (await decodedSolanaChanges(instructions, scope)),
    isSimulated: simulated !== undefined,
    fee,
    details: instructions.map(({ label, details }) => ({ label, value: details })),
  }
}

async function changesOf(
  context: {
    readonly bytes: Uint8Array
    readonly resolved: ResolvedMessage
    readonly instructions: readonly DecodedInstruction[]
    readonly fee: bigint
    readonly isFirst: boolean
  },
  scope: ReviewScope,
): Promise<readonly ReviewChange[] | undefined> {
  const { bytes, resolved, instructions, fee, isFirst } = context
  const addresses = [...new Set([scope.account, ...resolved.writable])]
  const outcome = await simulateSolana(bytes, addresses, scope)
  if (outcome.status === 'succeeds') {
    return solanaChanges({ before: outcome.before, after: outcome.after, paidFee: fee, instructions }, scope)
  }
  // A later transaction may need what the first one does, so its failure says nothing.
  if (outcome.status === 'fails' && isFirst) scope.warnings.add('danger', 'fails', { reason: outcome.reason })
  else scope.warnings.add('caution', 'notSimulated')
  return undefined
}

async function warnAboutExpiry(blockhash: string, { read, warnings }: ReviewScope): Promise<void> {
  const answer = await read('isBlockhashValid', [blockhash, { commitment: 'processed' }]).catch(() => undefined)
  if (typeof answer === 'object' && answer !== null && 'value' in answer && answer.value === false) {
    warnings.add('caution', 'expiredData')
  }
}

async function warnAboutFunds(changes: readonly ReviewChange[], fee: bigint, scope: ReviewScope): Promise<void> {
  const { read, account, assets, warnings } = scope
  const answer = await read('getBalance', [account, { commitment: 'confirmed' }]).catch(() => undefined)
  const value: unknown = typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : undefined
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) return
  const sent = changes
    .filter(({ direction, asset }) => direction === 'send' && asset.id === assets.native.id)
    .reduce((sum, { amount }) => (amount === 'all' ? sum : sum + amount), fee)
  if (BigInt(value) < sent) warnings.add('caution', 'missingFunds', { symbol: assets.native.symbol })
}
