import { type AnswerRule, type RequestKind, type ScriptedAnswer, takeRule } from './AnswerRules'
import { ProviderRpcError, requestPending, userRejected } from './ProviderRpcError'

interface HeldRequest {
  readonly proceed: () => void
  readonly refuse: (error: ProviderRpcError) => void
}

/** The stored state that determines responses. */
export interface PromptStore {
  readonly state: {
    readonly rules: readonly AnswerRule[]
    readonly locked: boolean
    readonly grantsNoAccounts: boolean
  }
  update(change: { readonly rules?: readonly AnswerRule[]; readonly grantsNoAccounts?: boolean }): void
}

/** Determines responses: first a matching scripted response, then the `approve` hook's decision, then approval. */
export class Prompts<request extends { readonly kind: RequestKind }> {
  readonly #store: PromptStore
  readonly #approve: ((request: request) => boolean | Promise<boolean>) | undefined
  readonly #held = new Set<HeldRequest>()
  readonly #waitingForUnlock = new Set<HeldRequest>()

  constructor(store: PromptStore, approve?: (request: request) => boolean | Promise<boolean>) {
    this.#store = store
    this.#approve = approve
  }

  add(rule: AnswerRule): void {
    this.#store.update({ rules: [...this.#store.state.rules, rule] })
  }

  /** Clears the scripted responses of `kind`, or all of them for `any`. */
  clear(kind: RequestKind): void {
    this.#store.update({ rules: kind === 'any' ? [] : this.#store.state.rules.filter(rule => rule.kind !== kind) })
  }

  /** Whether an approved connection shares no account. */
  get grantsNoAccounts(): boolean {
    return this.#store.state.grantsNoAccounts
  }

  grantNoAccounts(grantsNoAccounts: boolean): void {
    this.#store.update({ grantsNoAccounts })
  }

  /** Asks for approval. Resolves if the user approves, and rejects otherwise. */
  async confirm(request: request): Promise<void> {
    const hanging = this.followRule([request.kind, 'any'])
    if (hanging !== undefined) return hanging
    if (this.#approve !== undefined && !(await this.#approve(request))) throw userRejected()
  }

  /**
   * Applies the first scripted response that matches: throws its error, or returns a promise that waits for `release`.
   * Returns undefined if none matches. It runs synchronously, so that a request hangs immediately and the next line can
   * release it.
   */
  followRule(kinds: readonly RequestKind[]): Promise<void> | undefined {
    const { answer, rules } = takeRule(this.#store.state.rules, kinds)
    if (answer === undefined) return undefined
    if (rules !== this.#store.state.rules) this.#store.update({ rules })
    return this.#act(answer)
  }

  /**
   * Shows the password prompt. Resolves on `unlock`. Rejects when a scripted response or `release('reject')` closes the
   * prompt.
   */
  async waitForUnlock(): Promise<void> {
    const hanging = this.followRule(['connect', 'any'])
    if (hanging !== undefined) await hanging
    if (this.#store.state.locked) await hold(this.#waitingForUnlock)
  }

  unlocked(): void {
    for (const held of this.#waitingForUnlock) held.proceed()
  }

  /** Settles every open request. A password prompt can only be rejected this way. */
  release(answer: 'approve' | 'reject'): void {
    for (const held of this.#held) answer === 'approve' ? held.proceed() : held.refuse(userRejected())
    if (answer === 'reject') for (const held of this.#waitingForUnlock) held.refuse(userRejected())
  }

  #act(answer: ScriptedAnswer): Promise<void> {
    switch (answer.type) {
      case 'reject':
        throw userRejected()
      case 'pending':
        throw requestPending()
      case 'fail':
        throw new ProviderRpcError(answer.code, answer.message)
      case 'hang':
        return hold(this.#held)
    }
  }
}

function hold(set: Set<HeldRequest>): Promise<void> {
  let held: HeldRequest | undefined
  return new Promise<void>((proceed, refuse) => {
    held = { proceed, refuse }
    set.add(held)
  }).finally(() => {
    if (held !== undefined) set.delete(held)
  })
}
