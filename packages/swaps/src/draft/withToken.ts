import type { SwapDraft } from './SwapDraft'
import { isSameToken, type SwapToken } from './SwapToken'

/** Returns the form with newer facts about one of its tokens, or undefined if the form has another token. */
export function withToken(draft: SwapDraft, token: SwapToken): SwapDraft | undefined {
  if (isSameToken(draft.from, token)) return { ...draft, from: token }
  return isSameToken(draft.to, token) ? { ...draft, to: token } : undefined
}
