import type { TypedDataRequest } from '../../request/WalletRequest'
import { describeDataByDescriptor } from '../descriptors/describeByDescriptor'
import type { CallDecoder } from '../evm/CallDecoder'
import type { Review, ReviewChange, ReviewDetail, ReviewSentence, ReviewSource } from '../Review'
import type { ReviewScope } from '../ReviewScope'
import { printableText } from '../text/printableText'
import { readOrders } from './readOrders'
import { isStandardPermit, readPermits } from './readPermits'
import { type ReadTypedData, readTypedData } from './readTypedData'
import { refuseTypedData } from './refuseTypedData'
import { reviewOrders } from './reviewOrders'
import { reviewPermits } from './reviewPermits'
import { reviewSignedCall, reviewSignedTransfer } from './reviewSignedCalls'
import { safeDetails } from './safeDetails'
import { readSignedCall, readSignedTransfer } from './signedCalls'
import { TypedDataError } from './TypedDataError'
import { hasHiddenText, typedDataDetails } from './typedDataDetails'

interface Meaning {
  readonly changes: readonly ReviewChange[]
  readonly sentence: ReviewSentence
  readonly source: ReviewSource
  readonly details?: readonly ReviewDetail[]
}

/** Returns the review of typed data. The request that it holds has exactly the fields that are signed, and shown. */
export async function reviewTypedData(
  request: TypedDataRequest,
  scope: ReviewScope,
  decoder: CallDecoder,
): Promise<Review> {
  const { warnings } = scope
  let read: ReadTypedData
  try {
    read = readTypedData(request.typedData)
  } catch (error) {
    if (!(error instanceof TypedDataError)) throw error
    return unreadable(request, scope)
  }
  refuseTypedData(read, request.typedData.domain, scope)
  if (hasHiddenText(read.message) || hasHiddenText(read.domain)) warnings.add('caution', 'hiddenCharacters')
  const { changes, sentence, source, details = [] } = await meaningOf(read, scope, decoder)
  const described = await describeDataByDescriptor(descriptorInput(read), scope)
  return {
    request: { ...request, typedData: read.definition },
    // The wallet's own reading comes before the claims of a descriptor.
    ...(described && source !== 'standard'
      ? { sentence: { key: 'described', values: { text: described.text } }, source: 'descriptor' }
      : { sentence, source }),
    changes,
    isSimulated: false,
    warnings: warnings.all,
    details: [...(described?.details ?? []), ...details, ...safeDetails(read, decoder), ...typedDataDetails(read)],
  }
}

async function meaningOf(read: ReadTypedData, scope: ReviewScope, decoder: CallDecoder): Promise<Meaning> {
  const general = dataSentence(read)
  const permits = readPermits(read)
  if (permits.length > 0) {
    const { changes, sentence = general } = await reviewPermits(permits, scope)
    return { changes, sentence, source: isStandardPermit(read) ? 'standard' : 'selector' }
  }
  const orders = readOrders(read)
  if (orders.length > 0) return { ...(await reviewOrders(orders, scope)), source: 'standard' }
  const transfer = readSignedTransfer(read)
  if (transfer) return { ...(await reviewSignedTransfer(transfer, scope)), source: 'standard' }
  const verifier = read.domain['verifyingContract']
  if (typeof verifier === 'string' && scope.assets.nameOf(verifier) === undefined) {
    scope.warnings.add('caution', 'unknownContract', { address: verifier })
  }
  const call = readSignedCall(read)
  if (call) return { ...(await reviewSignedCall(call, decoder, scope)), sentence: general, source: 'selector' }
  return { changes: [], sentence: general, source: read.primaryType === 'SafeTx' ? 'standard' : 'none' }
}

function dataSentence({ domain, primaryType }: ReadTypedData): ReviewSentence {
  const { name } = domain
  const type = primaryType
  if (typeof name !== 'string' || name === '') return { key: 'signData', values: { type } }
  return { key: 'signData', values: { type, name: printableText(name, { limit: 100 }).text } }
}

function descriptorInput(read: ReadTypedData): Parameters<typeof describeDataByDescriptor>[0] {
  const { chainId, verifyingContract, name, version, salt } = read.domain
  return {
    types: Object.fromEntries([...read.structs].map(([key, fields]) => [key, [...fields]])),
    primaryType: read.primaryType,
    message: read.message,
    domain: {
      ...(typeof chainId === 'bigint' ? { chainId: Number(chainId) } : {}),
      ...(typeof verifyingContract === 'string' ? { verifyingContract } : {}),
      ...(typeof name === 'string' ? { name } : {}),
      ...(typeof version === 'string' ? { version } : {}),
      ...(typeof salt === 'string' ? { salt } : {}),
    },
  }
}

function unreadable(request: TypedDataRequest, { warnings }: ReviewScope): Review {
  warnings.add('block', 'unreadable')
  return {
    request,
    sentence: {
      key: 'signData',
      values: { type: printableText(String(request.typedData.primaryType), { limit: 100 }).text },
    },
    source: 'none',
    changes: [],
    isSimulated: false,
    warnings: warnings.all,
    details: [],
  }
}
