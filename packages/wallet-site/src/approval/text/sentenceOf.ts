import type { Review, ReviewChange } from '../../review/Review'
import { type ApprovalTranslator, amountOf, symbolOf } from './amountOf'
import { cleanText } from './cleanText'

/**
 * Returns what the request does in one sentence. Amounts come from the changes, which the wallet computed, with every
 * digit. Values from the data are cleaned; without them, the sentence is more general.
 */
export function sentenceOf(review: Review, translator: ApprovalTranslator): string {
  const { sentence, changes } = review
  const { t } = translator
  const first = (direction: ReviewChange['direction']) => changes.find(change => change.direction === direction)
  const value = (name: string): string => cleanText(sentence.values[name] ?? '', 80)
  const [sent, received, allowed] = [first('send'), first('receive'), first('allow')]
  switch (sentence.key) {
    case 'signIn':
      return t('sentence.signIn', { domain: value('domain') })
    case 'signMessage':
      return t('sentence.signMessage')
    case 'send':
      return sent ? t('sentence.send', { amount: amountOf(sent, translator) }) : t('sentence.sendGeneric')
    case 'swap':
      return sent && received
        ? t('sentence.swap', { amount: amountOf(sent, translator), received: symbolOf(received.asset) })
        : t('sentence.swapGeneric')
    case 'allow':
      return allowanceSentence(allowed, translator)
    case 'revoke':
      return t('sentence.revoke')
    case 'order':
      return t('sentence.order')
    case 'call':
      return value('function') ? t('sentence.call', { method: value('function') }) : t('sentence.callGeneric')
    case 'deploy':
      return t('sentence.deploy')
    case 'signData':
      return value('type') ? t('sentence.signData', { type: value('type') }) : t('sentence.signDataGeneric')
    case 'signTransactions':
      return t('sentence.signTransactions', { count: Number(value('count')) || transactionsIn(review) })
    case 'described':
      return value('text') || t('sentence.callGeneric')
  }
}

function allowanceSentence(allowed: ReviewChange | undefined, translator: ApprovalTranslator): string {
  const { t } = translator
  if (!allowed) return t('sentence.allowGeneric')
  if (allowed.amount === 'all') {
    const symbol = symbolOf(allowed.asset)
    const spender = cleanText(allowed.party?.name ?? '', 40)
    return spender ? t('sentence.allowAllTo', { spender, symbol }) : t('sentence.allowAll', { symbol })
  }
  return t('sentence.allow', { amount: amountOf(allowed, translator) })
}

function transactionsIn({ request }: Review): number {
  return request.kind === 'solanaTransaction' ? request.transactions.length : 1
}
