/**
 * What the wallet's owner can be asked, `any` of those, or the name of any method.
 *
 * A kind decides at the moment when the owner would be asked: `connect` doesn't touch an `eth_requestAccounts` that a permitted page sends, because no
 * wallet would ask again. A method name decides whenever the method is called, also for methods that go to the chain.
 */
export type RequestKind =
  | 'any'
  | 'connect'
  | 'sign'
  | 'send'
  | 'switchChain'
  | 'addChain'
  | 'watchAsset'
  // A method's name. The empty intersection keeps the words above in an editor's suggestions.
  | (string & {})

/** For how many requests a switch holds. Default 1. */
export type Times = number | 'always'

/** A code and a message that a request shall fail with. */
export interface ScriptedFailure {
  readonly code: number
  readonly message?: string
}

/** What a switch makes of a request. */
export type ScriptedAnswer =
  | { readonly type: 'reject' }
  | { readonly type: 'pending' }
  | { readonly type: 'hang' }
  | { readonly type: 'fail'; readonly code: number; readonly message: string }

/** One switch that was set and isn't used up. */
export interface AnswerRule {
  readonly answer: ScriptedAnswer
  readonly kind: RequestKind
  readonly left: Times
}

/** Uses up the first rule that matches one of `kinds`. Rules apply in the order in which they were set. */
export function takeRule(
  rules: readonly AnswerRule[],
  kinds: readonly RequestKind[],
): { answer: ScriptedAnswer | undefined; rules: readonly AnswerRule[] } {
  const rule = rules.find(({ kind }) => kinds.includes(kind))
  if (rule === undefined) return { answer: undefined, rules }
  const { left } = rule
  if (left === 'always') return { answer: rule.answer, rules }
  return {
    answer: rule.answer,
    rules: rules.flatMap(other => (other !== rule ? [other] : left > 1 ? [{ ...rule, left: left - 1 }] : [])),
  }
}
