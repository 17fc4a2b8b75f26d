import type { MessageRequest } from '../../request/WalletRequest'
import type { Review, ReviewDetail, ReviewSentence } from '../Review'
import type { ReviewScope } from '../ReviewScope'
import { isSolanaMessage } from '../solana/isSolanaMessage'
import { printableText } from '../text/printableText'
import { checkSignIn } from './checkSignIn'
import { readMessage } from './readMessage'
import { readSignIn } from './readSignIn'

/** Returns the review of a message. */
export function reviewMessage(request: MessageRequest, scope: ReviewScope): Review {
  const content = readMessage(request.message)
  const common = { request, source: 'none', changes: [], isSimulated: false } as const
  // On Solana, a signature of these bytes would be valid for the transaction.
  if (!scope.chainId.startsWith('eip155:') && isSolanaMessage(request.message)) {
    scope.warnings.add('block', 'blindHash')
  }
  if (content.kind === 'bytes') {
    if (content.isHash) scope.warnings.add('danger', 'blindHash')
    const details: readonly ReviewDetail[] = [{ label: 'message', value: content.hex, format: 'hex' }]
    return { ...common, sentence: { key: 'signMessage', values: {} }, warnings: scope.warnings.all, details }
  }
  const { text, hasHidden } = printableText(content.text, { isMultiline: true })
  if (hasHidden) scope.warnings.add('caution', 'hiddenCharacters')
  const signIn = readSignIn(content.text)
  if (signIn) checkSignIn(signIn, scope)
  return {
    ...common,
    source: signIn ? 'standard' : 'none',
    sentence: signIn ? signInSentence(signIn) : { key: 'signMessage', values: {} },
    warnings: scope.warnings.all,
    details: [],
    message: text,
  }
}

function signInSentence(signIn: NonNullable<ReturnType<typeof readSignIn>>): ReviewSentence {
  const domain = printableText(signIn.claims[0]?.domain ?? '', { limit: 255 }).text
  const statement = signIn.statement && printableText(signIn.statement, { limit: 500 }).text
  return { key: 'signIn', values: statement ? { domain, statement } : { domain } }
}
