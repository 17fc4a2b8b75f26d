/**
 * A kind of prompt, `any` prompt, or the name of any method.
 *
 * A kind applies when the wallet would show a prompt: `connect` doesn't affect `eth_requestAccounts` from an app with
 * permission, because wallets show no prompt then. A method name applies whenever the method is called, including
 * methods that go to the chain.
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

/** The scripted answer to a request. */
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
