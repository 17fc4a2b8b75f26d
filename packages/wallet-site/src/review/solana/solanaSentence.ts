import type { ReviewChange, ReviewSentence } from '../Review'
import { changeValues } from '../text/changeValues'
import type { DecodedInstruction } from './SolanaInstruction'

/** Returns what transactions do in one sentence. */
export function solanaSentence(
  transactions: readonly (readonly DecodedInstruction[])[],
  changes: readonly ReviewChange[],
  count: number,
): ReviewSentence {
  const [instructions, ...others] = transactions
  if (!instructions || others.length > 0 || count !== 1)
    return { key: 'signTransactions', values: { count: String(count) } }
  const main = instructions.filter(({ effect }) => effect?.kind !== 'support' && effect?.kind !== 'budget')
  const [only] = main
  if (main.length === 1 && only?.effect?.kind === 'transfer') {
    const sent = changes.find(({ direction }) => direction === 'send')
    if (sent?.party) return { key: 'send', values: { ...changeValues(sent), recipient: sent.party.address } }
  }
  if (main.length === 1 && only?.effect?.kind === 'approve') {
    const allowed = changes.find(({ direction }) => direction === 'allow')
    if (allowed?.party) return { key: 'allow', values: { ...changeValues(allowed), spender: allowed.party.address } }
  }
  return swapSentence(changes) ?? callSentence(main)
}

function swapSentence(changes: readonly ReviewChange[]): ReviewSentence | undefined {
  const give = changes.find(({ direction }) => direction === 'send')
  const get = changes.find(({ direction }) => direction === 'receive')
  if (!give || !get || changes.length !== 2) return undefined
  const { amount: receivedAmount = '', symbol: receivedSymbol } = changeValues(get)
  return { key: 'swap', values: { ...changeValues(give), receivedAmount, receivedSymbol } }
}

function callSentence(main: readonly DecodedInstruction[]): ReviewSentence {
  const unknown = main.find(({ effect }) => effect === undefined) ?? main[0]
  return unknown
    ? { key: 'call', values: { contract: unknown.program } }
    : { key: 'signTransactions', values: { count: '1' } }
}
