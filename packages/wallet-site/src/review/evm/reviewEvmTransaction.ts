import { size } from 'viem/utils'
import type { EvmTransactionRequest } from '../../request/WalletRequest'
import { checksum } from '../assets/AssetBook'
import { type DescribedRequest, describeByDescriptor } from '../descriptors/describeByDescriptor'
import type { Review, ReviewChange, ReviewSentence, ReviewSource } from '../Review'
import type { ReviewScope } from '../ReviewScope'
import type { CallDecoder } from './CallDecoder'
import { callDetails } from './callDetails'
import type { DecodedCall, EvmCall } from './DecodedCall'
import { decodedAllowances, decodedChanges } from './decodedChanges'
import { describeChanges } from './describeChanges'
import { evmSentence } from './evmSentence'
import { type FilledTransaction, fillEvmTransaction } from './fillEvmTransaction'
import { readMovements } from './readMovements'
import { recipientOf } from './recipientOf'
import { refuseEvmCall } from './refuseEvmCall'
import { selectorHint } from './selectorHint'
import { realBlock, simulateEvmTransaction } from './simulateEvmTransaction'
import { warnAboutLoss } from './warnAboutLoss'

/** Most tokens whose balances are read. */
const mostTokens = 20

/**
 * Returns the review of an EVM transaction, filled in.
 *
 * @throws Error if the node doesn't return the nonce, the fees or the balance.
 */
export async function reviewEvmTransaction(
  request: EvmTransactionRequest,
  scope: ReviewScope,
  decoder: CallDecoder,
): Promise<Review> {
  refuseEvmCall(request, scope)
  const filled = await fillEvmTransaction(request, scope)
  const { balance, fee } = filled
  if (balance < request.value + fee)
    scope.warnings.add('caution', 'missingFunds', { symbol: scope.assets.native.symbol })
  const call = request.to === null ? undefined : { to: request.to, data: request.data, value: request.value }
  const decoded = call && decoder.decode(call)
  const [simulated, described] = await Promise.all([
    simulatedChanges(filled, scope),
    call && size(call.data) > 0 ? describeByDescriptor(call, scope) : undefined,
  ])
  const changes = await withDecodedChanges(simulated, { request, decoded }, scope)
  const recipient = await recipientOf(request, decoded, scope)
  if (request.to !== null && size(request.data) > 0) await warnAboutContract(request.to, scope)
  const sentence = await evmSentence({ request, decoded, described, changes, recipient }, scope)
  if (simulated) warnAboutLoss({ request, changes: simulated, sentence }, scope)
  return {
    request: filled.request,
    sentence,
    source: sourceOf({ call, decoded, described, sentence }),
    changes,
    isSimulated: simulated !== undefined,
    ...(recipient ? { recipient } : {}),
    fee: { asset: scope.assets.native, amount: fee },
    warnings: scope.warnings.all,
    details: await callDetails(filled.request, { decoded, described }, () => selectorHint(request, scope)),
  }
}

function sourceOf(found: {
  readonly call: EvmCall | undefined
  readonly decoded: DecodedCall | undefined
  readonly described: DescribedRequest | undefined
  readonly sentence: ReviewSentence
}): ReviewSource {
  const { call, decoded, described, sentence } = found
  const isStandard = sentence.key !== 'call' && sentence.key !== 'described' && decoded?.source === 'standard'
  if (described && !isStandard) return 'descriptor'
  return decoded?.source ?? (call && size(call.data) === 0 ? 'standard' : 'none')
}

/** Returns the changes that a simulation expects, or undefined if it fails or the node can't simulate. */
async function simulatedChanges(
  filled: FilledTransaction,
  scope: ReviewScope,
): Promise<readonly ReviewChange[] | undefined> {
  const blockOverrides = realBlock(filled)
  const first = await simulateEvmTransaction(filled, { tokens: [], blockOverrides }, scope)
  if (first.outcome.status === 'fails') {
    const { reason } = first.outcome
    scope.warnings.add('danger', 'fails', reason === undefined ? undefined : { reason })
    return undefined
  }
  if (first.outcome.status === 'unknown' || first.outcome.logs === undefined) {
    scope.warnings.add('caution', 'notSimulated')
    return undefined
  }
  const movements = readMovements(first.outcome.logs, scope.account)
  const tokens = new Set([
    ...movements.moves.filter(({ standard }) => standard === 'erc20').map(({ contract }) => contract),
    ...movements.candidates,
  ])
  // A token's logs can differ from its balances, so the balances are read too.
  const measured = { tokens: [...tokens].slice(0, mostTokens), blockOverrides }
  const second = tokens.size > 0 ? await simulateEvmTransaction(filled, measured, scope) : first
  const isSame = JSON.stringify(second.outcome) === JSON.stringify(first.outcome)
  if (!isSame) scope.warnings.add('danger', 'outcomeChanged')
  const balances = isSame ? second.balances : []
  return describeChanges(movements, { balances, nativeBalance: filled.balance }, scope)
}

/** Adds what the data itself says and the simulation doesn't, such as an allowance that a token doesn't log. */
async function withDecodedChanges(
  simulated: readonly ReviewChange[] | undefined,
  { request, decoded }: { readonly request: EvmTransactionRequest; readonly decoded: DecodedCall | undefined },
  scope: ReviewScope,
): Promise<readonly ReviewChange[]> {
  if (simulated === undefined) return decodedChanges(request, decoded, scope)
  const isShown = ({ asset, party }: ReviewChange): boolean =>
    simulated.some(
      one => one.direction === 'allow' && one.asset.id === asset.id && one.party?.address === party?.address,
    )
  return [...simulated, ...(await decodedAllowances(decoded, scope)).filter(change => !isShown(change))]
}

async function warnAboutContract(address: string, { assets, warnings, chainId }: ReviewScope): Promise<void> {
  if (assets.nameOf(address) !== undefined || assets.listed(`${chainId}/erc721:${address}`)) return
  warnings.add('caution', 'unknownContract', { address: checksum(address) })
}
