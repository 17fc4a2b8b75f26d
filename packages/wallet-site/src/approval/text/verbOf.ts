import type { ReviewSentence } from '../../review/Review'
import type { ApprovalTranslator } from './amountOf'

const verbs = {
  signIn: 'verb.signIn',
  signMessage: 'verb.sign',
  send: 'verb.send',
  swap: 'verb.swap',
  allow: 'verb.allow',
  revoke: 'verb.revoke',
  order: 'verb.sign',
  call: 'verb.approve',
  deploy: 'verb.deploy',
  signData: 'verb.sign',
  signTransactions: 'verb.sign',
  described: 'verb.approve',
} as const satisfies Record<ReviewSentence['key'], string>

/** Returns the text of the button that approves. */
export function verbOf({ key }: ReviewSentence, { t }: ApprovalTranslator): string {
  return t(verbs[key])
}
