import { size, slice } from 'viem/utils'
import type { EvmTransactionRequest } from '../../request/WalletRequest'
import type { ReviewChange, ReviewSentence } from '../Review'
import type { ReviewScope } from '../ReviewScope'

/** Words from here on are no small numbers, so they can be addresses: mining one with more zeros costs too much. */
const leastAddress = 2n ** 96n
const largestAddress = 2n ** 160n - 1n
const mostWords = 4096

/**
 * Warns about a simulated call that takes assets for nothing, as a fake reward does. A transfer that the user asks for has a
 * sentence of its own. Calls of contracts that the operator knows may have a use that no balance shows, such as repaying a
 * debt, unless they name a third party, who could get it instead.
 */
export function warnAboutLoss(
  {
    request,
    changes,
    sentence,
  }: {
    readonly request: EvmTransactionRequest
    /** Simulated. */
    readonly changes: readonly ReviewChange[]
    readonly sentence: ReviewSentence
  },
  scope: ReviewScope,
): void {
  const { to, data } = request
  if (to === null || size(data) === 0 || sentence.key === 'send') return
  const sent = changes.filter(({ direction }) => direction === 'send')
  const received = changes.filter(({ direction }) => direction === 'receive')
  if (sent.length === 0 || received.some(({ asset }) => asset.isListed)) return
  const isKnown = scope.assets.nameOf(to) !== undefined
  // One asset for an unlisted one is how users buy new tokens and NFTs. Anyone can create those, so they don't make up for
  // the loss of several assets.
  const isLoss = received.length > 0 ? !isKnown && sent.length > 1 : !isKnown || namesThirdParty(request, sent, scope)
  if (isLoss) scope.warnings.add('danger', 'nothingInReturn')
}

/** Whether the data holds an address besides the account and what it sends. */
function namesThirdParty(
  { data }: EvmTransactionRequest,
  sent: readonly ReviewChange[],
  { account, assets }: ReviewScope,
): boolean {
  const own = account.toLowerCase()
  const tokens = sent.map(({ asset }) => asset.id.split(':').at(-1)?.split('/')[0]?.toLowerCase())
  const count = Math.min(Math.floor((size(data) - 4) / 32), mostWords)
  for (let index = 0; index < count; index++) {
    const word = BigInt(slice(data, 4 + index * 32, 36 + index * 32))
    if (word < leastAddress || word >= largestAddress) continue
    const address = `0x${word.toString(16).padStart(40, '0')}`
    if (address !== own && !tokens.includes(address) && assets.nameOf(address) === undefined) return true
  }
  return false
}
