import type { RequestKind, ScriptedAnswer, ScriptedFailure, Times } from './AnswerRules'
import type { Prompts } from './Prompts'

/** Scripted user responses to the next requests. `kind` defaults to `any` prompt, and `times` to 1. */
export interface AnswerControls {
  /**
   * Clears the scripted responses for `kind`, or by default all of them. Open requests stay open until
   * {@link AnswerControls.release}.
   */
  approve(kind?: RequestKind): void
  /** Rejects the next requests of `kind` with 4001. */
  reject(kind?: RequestKind, times?: Times): void
  /** Leaves the next requests of `kind` open until {@link AnswerControls.release}. Serves later requests as usual. */
  hang(kind?: RequestKind, times?: Times): void
  /** Fails the next requests of `kind` with -32002, as if another one were open. */
  pending(kind?: RequestKind, times?: Times): void
  /** Fails the next requests of `kind` with the given error. */
  fail(failure: ScriptedFailure, kind?: RequestKind, times?: Times): void
  /** Approves (default) or rejects all open requests. Requests that wait for `unlock` can only be rejected. */
  release(answer?: 'approve' | 'reject'): void
}

/** Creates the controls that script responses for `prompts`. */
export function createAnswerControls(prompts: Pick<Prompts<never>, 'add' | 'clear' | 'release'>): AnswerControls {
  const answer = (scripted: ScriptedAnswer, kind: RequestKind = 'any', left: Times = 1): void =>
    prompts.add({ answer: scripted, kind, left })
  return {
    approve: (kind = 'any') => prompts.clear(kind),
    reject: (kind, times) => answer({ type: 'reject' }, kind, times),
    hang: (kind, times) => answer({ type: 'hang' }, kind, times),
    pending: (kind, times) => answer({ type: 'pending' }, kind, times),
    fail: ({ code, message = 'The wallet failed.' }, kind, times) =>
      answer({ type: 'fail', code, message }, kind, times),
    release: (how = 'approve') => prompts.release(how),
  }
}
