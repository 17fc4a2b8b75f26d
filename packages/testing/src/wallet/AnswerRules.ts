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
  // Method names. The empty intersection keeps the kinds above in an editor's suggestions.
  | (string & {})

/** Number of requests that a scripted response applies to. Default: 1. */
export type Times = number | 'always'

/** Code and message of a scripted error. */
export interface ScriptedFailure {
  readonly code: number
  readonly message?: string
}

/** A scripted response to a request. */
export type ScriptedAnswer =
  | { readonly type: 'reject' }
  | { readonly type: 'pending' }
  | { readonly type: 'hang' }
  | { readonly type: 'fail'; readonly code: number; readonly message: string }

/** A scripted response, with the number of requests that it still applies to. */
export interface AnswerRule {
  readonly answer: ScriptedAnswer
  readonly kind: RequestKind
  readonly left: Times
}

/** Returns the response of the oldest rule that matches one of `kinds`, and the rules that remain after its use. */
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
