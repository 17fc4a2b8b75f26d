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

/** What a reviewer needs. */
export interface ReviewerContext {
  readonly reader: ChainReader
  /** The operator's token list. Default: none, and every token is shown as unlisted. */
  readonly assets?: readonly KnownAsset[] | undefined
  /** Contracts that the operator names. Default: none. */
  readonly parties?: readonly KnownParty[] | undefined
  /** Reviewed descriptors. Default: none. */
  readonly descriptors?: DescriptorSource | undefined
  /** Returns the time in milliseconds since the epoch. Default: the clock of the device. */
  readonly now?: (() => number) | undefined
}

/** Creates the reviewer of requests. It keeps nothing about a request between reviews. */
export function createReviewer(context: ReviewerContext): Reviewer {
  const decoder = new CallDecoder()
  const review: Reviewer['review'] = async (request, { origin, signal }) => {
    signal.throwIfAborted()
    const scope = scopeOf(request, { ...context, origin, signal })
    const result = await reviewRequest(request, scope, decoder)
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
  const read: ReviewScope['read'] = (method, params) => {
    signal.throwIfAborted()
    return reader.request(chainId, method, params)
  }
  const book = new AssetBook({ chainId, known: assets ?? [], parties: parties ?? [], read, warnings })
  return { chainId, account, origin, now: now(), assets: book, descriptors, warnings, read }
}

function blocksOf({ warnings }: Review): Review['warnings'] {
  return warnings.filter(({ severity }) => severity === 'block')
}

function othersOf({ warnings }: Review): Review['warnings'] {
  return warnings.filter(({ severity }) => severity !== 'block')
}
