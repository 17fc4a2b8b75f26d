import type { WalletRequest } from '../request/WalletRequest'
import { AssetBook } from './assets/AssetBook'
import type { KnownAsset, KnownParty } from './assets/KnownAsset'
import type { DescriptorSource } from './descriptors/DescriptorSource'
import { CallDecoder } from './evm/CallDecoder'
import { reviewEvmTransaction } from './evm/reviewEvmTransaction'
import { reviewMessage } from './message/reviewMessage'
import { isSameOutcome } from './outcome'
import type { Review } from './Review'
import type { ChainReader, Reviewer } from './Reviewer'
import type { ReviewScope } from './ReviewScope'
import { reviewSolanaTransactions } from './solana/reviewSolanaTransactions'
import { reviewTypedData } from './typedData/reviewTypedData'
import { WarningList } from './WarningList'

/** Dependencies of {@link createReviewer}. */
export interface ReviewerContext {
  readonly reader: ChainReader
  /** The operator's token list. Default: none, and every token is shown as unlisted. */
  readonly assets?: readonly KnownAsset[] | undefined
  /** Contracts that the operator names. Default: none. */
  readonly parties?: readonly KnownParty[] | undefined
  /** Reviewed descriptors. Default: none. */
  readonly descriptors?: DescriptorSource | undefined
  /**
   * Says whether the account has sent to an address before. Default: unknown, and no review says so.
   *
   * @param chainId - CAIP-2 id.
   */
  readonly isKnownRecipient?: ((chainId: string, account: string, recipient: string) => Promise<boolean>) | undefined
  /** Returns the time in milliseconds since the epoch. Default: the clock of the device. */
  readonly now?: (() => number) | undefined
}

/** Creates the reviewer of requests. It keeps nothing about a request between reviews. */
export function createReviewer(context: ReviewerContext): Reviewer {
  const decoder = new CallDecoder()
  const review: Reviewer['review'] = async (request, { origin, signal }) => {
    signal.throwIfAborted()
    const scope = scopeOf(request, { ...context, origin, signal })
    const result = await withKnownRecipient(await reviewRequest(request, scope, decoder), scope, context)
    signal.throwIfAborted()
    return result
  }
  return {
    review,
    async confirm(before, options) {
      const after = await review(before.request, options)
      if (isSameOutcome(before, after)) return before
      return {
        ...after,
        warnings: [...blocksOf(after), { severity: 'danger', code: 'outcomeChanged' }, ...othersOf(after)],
      }
    },
  }
}

/** Says whether the recipient of a transfer is new to the account. */
async function withKnownRecipient(
  review: Review,
  { chainId, account, warnings }: ReviewScope,
  { isKnownRecipient }: ReviewerContext,
): Promise<Review> {
  const { recipient, sentence } = review
  if (!isKnownRecipient || !recipient || sentence.key !== 'send') return review
  const isKnown = await isKnownRecipient(chainId, account, recipient.address).catch(() => undefined)
  if (isKnown === undefined) return review
  if (!isKnown) warnings.add('caution', 'firstRecipient')
  return { ...review, recipient: { ...recipient, isKnown }, warnings: warnings.all }
}

async function reviewRequest(request: WalletRequest, scope: ReviewScope, decoder: CallDecoder): Promise<Review> {
  switch (request.kind) {
    case 'message':
      return reviewMessage(request, scope)
    case 'typedData':
      return reviewTypedData(request, scope, decoder)
    case 'evmTransaction':
      return reviewEvmTransaction(request, scope, decoder)
    case 'solanaTransaction':
      return reviewSolanaTransactions(request, scope)
  }
}

function scopeOf(
  { chainId, account }: WalletRequest,
  context: ReviewerContext & { readonly origin: string; readonly signal: AbortSignal },
): ReviewScope {
  const { reader, assets, parties, descriptors, origin, signal, now = Date.now } = context
  const warnings = new WarningList()
  const read: ReviewScope['read'] = (method, params) => abortable(signal, () => reader.request(chainId, method, params))
  const book = new AssetBook({ chainId, known: assets ?? [], parties: parties ?? [], read, warnings })
  return { chainId, account, origin, now: now(), assets: book, descriptors, warnings, read }
}

/** Settles as soon as the signal aborts, because a node may take its time. */
function abortable<result>(signal: AbortSignal, run: () => Promise<result>): Promise<result> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    void run()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort))
  })
}

function blocksOf({ warnings }: Review): Review['warnings'] {
  return warnings.filter(({ severity }) => severity === 'block')
}

function othersOf({ warnings }: Review): Review['warnings'] {
  return warnings.filter(({ severity }) => severity !== 'block')
}
