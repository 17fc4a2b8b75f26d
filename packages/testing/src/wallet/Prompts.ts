import { type AnswerRule, type RequestKind, type ScriptedAnswer, takeRule } from './AnswerRules'
import { ProviderRpcError, requestPending, userRejected } from './ProviderRpcError'

interface HeldRequest {
  readonly proceed: () => void
  readonly refuse: (error: ProviderRpcError) => void
}

/** The part of a wallet's memory that decides how it answers. */
export interface PromptStore {
  readonly state: {
    readonly rules: readonly AnswerRule[]
    readonly locked: boolean
    readonly grantsNoAccounts: boolean
  }
  update(change: { readonly rules?: readonly AnswerRule[]; readonly grantsNoAccounts?: boolean }): void
}

/** Decides what the owner answers: by a switch when one matches, else by the `approve` hook, else yes. */
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

  /** Forgets the switches of `kind`, or all of them. */
  clear(kind: RequestKind): void {
    this.#store.update({ rules: kind === 'any' ? [] : this.#store.state.rules.filter(rule => rule.kind !== kind) })
  }

  /** Whether the owner shares no account with a page whose connect is approved. */
  get grantsNoAccounts(): boolean {
    return this.#store.state.grantsNoAccounts
  }

  grantNoAccounts(grantsNoAccounts: boolean): void {
    this.#store.update({ grantsNoAccounts })
  }

  /** Resolves when the owner agrees; throws when not. */
  async confirm(request: request): Promise<void> {
    const hanging = this.followRule([request.kind, 'any'])
    if (hanging !== undefined) return hanging
    if (this.#approve !== undefined && !(await this.#approve(request))) throw userRejected()
  }

  /**
   * Carries out the first switch that matches: throws what it says, or returns the wait for `release`. Returns undefined when none matches. It takes no turn
   * of the event loop, so that a request hangs as soon as it was made and can be released in the next line.
   */
  followRule(kinds: readonly RequestKind[]): Promise<void> | undefined {
    const { answer, rules } = takeRule(this.#store.state.rules, kinds)
    if (answer === undefined) return undefined
    if (rules !== this.#store.state.rules) this.#store.update({ rules })
    return this.#act(answer)
  }

  /** The password prompt: resolves with `unlock`, throws when a switch or `release('reject')` closes it. */
  async waitForUnlock(): Promise<void> {
    const hanging = this.followRule(['connect', 'any'])
    if (hanging !== undefined) await hanging
    if (this.#store.state.locked) await hold(this.#waitingForUnlock)
  }

  unlocked(): void {
    for (const held of this.#waitingForUnlock) held.proceed()
  }

  /** Settles every hanging request. A password prompt can only be closed so, not answered. */
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
