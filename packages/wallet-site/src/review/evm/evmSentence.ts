import { size } from 'viem/utils'
import type { EvmTransactionRequest } from '../../request/WalletRequest'
import { checksum } from '../assets/AssetBook'
import type { DescribedRequest } from '../descriptors/describeByDescriptor'
import type { ReviewChange, ReviewParty, ReviewSentence } from '../Review'
import type { ReviewScope } from '../ReviewScope'
import { changeValues } from '../text/changeValues'
import type { CallMeaning, DecodedCall } from './DecodedCall'

interface Facts {
  readonly request: EvmTransactionRequest
  readonly decoded: DecodedCall | undefined
  readonly described: DescribedRequest | undefined
  readonly changes: readonly ReviewChange[]
  readonly recipient: ReviewParty | undefined
}

/** Returns what a transaction does in one sentence. */
export async function evmSentence(facts: Facts, scope: ReviewScope): Promise<ReviewSentence> {
  const { request, decoded, described, changes, recipient } = facts
  if (request.to === null) return { key: 'deploy', values: {} }
  if (size(request.data) === 0) {
    const change: ReviewChange = { direction: 'send', asset: scope.assets.native, amount: request.value }
    return { key: 'send', values: { ...changeValues(change), recipient: recipient?.address ?? request.to } }
  }
  // The wallet's own reading comes before the claims of a descriptor.
  const standard = decoded?.meaning && (await standardSentence(decoded.meaning, facts, scope))
  if (standard) return standard
  const sentence = described && ({ key: 'described', values: { text: described.text } } as const)
  if (sentence && described.isSpecific) return sentence
  return swapSentence(changes) ?? sentence ?? callSentence(checksum(request.to), decoded?.name)
}

async function standardSentence(
  meaning: CallMeaning,
  { request, changes, recipient }: Facts,
  scope: ReviewScope,
): Promise<ReviewSentence | undefined> {
  const party = recipient?.address ?? ''
  switch (meaning.kind) {
    case 'transfer':
    case 'transferNft': {
      const [sent, ...others] = changes.filter(({ direction }) => direction === 'send')
      // If the simulation disagrees with the data, it isn't a plain transfer.
      if (!sent || others.length > 0 || sent.party?.address !== party) return undefined
      return { key: 'send', values: { ...changeValues(sent), recipient: party } }
    }
    case 'approve':
    case 'approveAll':
    case 'approvePermit2': {
      const allowed = changes.find(change => change.direction === 'allow' && change.party?.address === party)
      if (allowed) return { key: 'allow', values: { ...changeValues(allowed), spender: party } }
      const token = meaning.kind === 'approvePermit2' ? meaning.token : (request.to ?? '')
      return { key: 'revoke', values: { spender: party, symbol: (await scope.assets.token(token)).symbol } }
    }
    default:
      return undefined
  }
}

/** One asset for another is a swap, whatever the function is called. */
function swapSentence(changes: readonly ReviewChange[]): ReviewSentence | undefined {
  const sent = changes.filter(({ direction }) => direction === 'send')
  const received = changes.filter(({ direction }) => direction === 'receive')
  const [give, get] = [sent[0], received[0]]
  if (!give || !get || changes.length !== 2) return undefined
  const { amount: receivedAmount = '', symbol: receivedSymbol = '' } = changeValues(get)
  return { key: 'swap', values: { ...changeValues(give), receivedAmount, receivedSymbol } }
}

function callSentence(contract: string, name: string | undefined): ReviewSentence {
  return { key: 'call', values: name === undefined ? { contract } : { contract, function: name } }
}
