import type { RequestKind, ScriptedAnswer, ScriptedFailure, Times } from './AnswerRules'
import type { Prompts } from './Prompts'

/** What the owner of a wallet decides about requests to come. */
export interface AnswerControls {
  /** Back to approving: forgets the switches set for `kind`, or all. Requests that hang stay so; see {@link AnswerControls.release}. */
  approve(kind?: RequestKind): void
  /** The next requests of `kind` are declined (4001). */
  reject(kind?: RequestKind, times?: Times): void
  /** The next requests of `kind` get no answer before {@link AnswerControls.release}. Later requests are served as usual. */
  hang(kind?: RequestKind, times?: Times): void
  /** The next requests of `kind` fail because another one is open (-32002). */
  pending(kind?: RequestKind, times?: Times): void
  /** The next requests of `kind` fail as told. */
  fail(failure: ScriptedFailure, kind?: RequestKind, times?: Times): void
  /** Settles every hanging request: as approved (default), or as declined. */
  release(answer?: 'approve' | 'reject'): void
}

/** The controls that set switches for `prompts`. */
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
