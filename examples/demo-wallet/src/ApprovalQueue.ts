import type { AnyRequest } from './AnyRequest'

/** A request that awaits the user's answer. */
export interface PendingApproval {
  readonly id: number
  readonly request: AnyRequest
  answer(isApproved: boolean): void
}

/** Queue of app requests. Shows one at a time, oldest first. */
export class ApprovalQueue {
  #lastId = 0
  #pending: readonly PendingApproval[] = []
  readonly #listeners = new Set<() => void>()

  /** Adds a request. Resolves with the user's answer. */
  readonly ask = (request: AnyRequest): Promise<boolean> =>
    new Promise(resolve => {
      const approval: PendingApproval = {
        id: ++this.#lastId,
        request,
        answer: isApproved => {
          this.#set(this.#pending.filter(one => one !== approval))
          resolve(isApproved)
        },
      }
      this.#set([...this.#pending, approval])
    })

  readonly current = (): PendingApproval | undefined => this.#pending[0]

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #set(pending: readonly PendingApproval[]): void {
    this.#pending = pending
    for (const listener of this.#listeners) listener()
  }
}
