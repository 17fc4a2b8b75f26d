import type { WalletRequest } from '../request/WalletRequest'
import { AssetBook } from './assets/AssetBook'
import { ChainLimits } from './ChainLimits'
import { CallDecoder } from './evm/CallDecoder'
import { reviewEvmTransaction } from './evm/reviewEvmTransaction'
import { type Knowledge, noKnowledge } from './knowledge/Knowledge'
import { KnowledgeSource } from './knowledge/KnowledgeSource'
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
  /**
   * Loads the operator's token list, names and descriptors. Default: none, and every token is shown as unlisted. Reviews
   * wait for it for a moment, and go on without it if it fails.
   */
  readonly loadKnowledge?: (() => Promise<Knowledge>) | undefined
  /**
   * Says whether the account has sent to an address before. Default: unknown, and no review says so.
   *
   * @param chainId - CAIP-2 id.
   */
  readonly isKnownRecipient?: ((chainId: string, account: string, recipient: string) => Promise<boolean>) | undefined
  /** Returns the time in milliseconds since the epoch. Default: the clock of the device. */
  readonly now?: (() => number) | undefined
}

type Options = Parameters<Reviewer['review']>[1]

/** Creates the reviewer of requests. About a review, it only keeps which lists it used. */
export function createReviewer(context: ReviewerContext): Reviewer {
  const { loadKnowledge = () => Promise.resolve(noKnowledge) } = context
  const decoder = new CallDecoder()
  const limits = new ChainLimits()
  const source = new KnowledgeSource(loadKnowledge)
  const used = new WeakMap<Review, Knowledge>()
  void source.prefetch()
  const run = async (request: WalletRequest, knowledge: Knowledge, { origin, signal }: Options): Promise<Review> => {
    signal.throwIfAborted()
    const scope = scopeOf(request, { ...context, knowledge, limits, origin, signal })
    const result = await withKnownRecipient(await reviewRequest(request, scope, decoder), scope, context)
    signal.throwIfAborted()
    used.set(result, knowledge)
    return result
  }
  return {
    async review(request, options) {
      return run(request, await source.get(), options)
    },
    async confirm(before, options) {
      // Lists that arrived since then aren't a change of the outcome.
      const knowledge = used.get(before) ?? (await source.get())
      const after = await run(before.request, knowledge, options)
      if (isSameOutcome(before, after)) return before
      const changed: Review = {
        ...after,
        warnings: [...blocksOf(after), { severity: 'danger', code: 'outcomeChanged' }, ...othersOf(after)],
      }
      used.set(changed, knowledge)
      return changed
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
  context: ReviewerContext & Options & { readonly knowledge: Knowledge; readonly limits: ChainLimits },
): ReviewScope {
  const { reader, knowledge, limits, origin, signal, now = Date.now } = context
  const { assets, parties, descriptors } = knowledge
  const warnings = new WarningList()
  const read: ReviewScope['read'] = (method, params) => abortable(signal, () => reader.request(chainId, method, params))
  const book = new AssetBook({ chainId, known: assets, parties, read, warnings })
  return { chainId, account, origin, now: now(), assets: book, descriptors, limits: limits.of(chainId), warnings, read }
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
