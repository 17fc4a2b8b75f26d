import type { ApprovalRequest, BitcoinApprovalRequest, SolanaApprovalRequest } from '@openappkit/testing'

/** A request for approval on any chain. */
export type AnyRequest = ApprovalRequest | BitcoinApprovalRequest | SolanaApprovalRequest

/** A request that awaits the user's answer. */
export interface PendingRequest {
  readonly id: number
  readonly request: AnyRequest
  answer(isApproved: boolean): void
}

/** Requests that await an answer, oldest first. */
export class RequestQueue {
  #lastId = 0
  #pending: readonly PendingRequest[] = []
  readonly #listeners = new Set<() => void>()

  /** Adds a request. Resolves with the user's answer. */
  readonly ask = (request: AnyRequest): Promise<boolean> =>
    new Promise(resolve => {
      const pending: PendingRequest = {
        id: ++this.#lastId,
        request,
        answer: isApproved => {
          this.#set(this.#pending.filter(one => one !== pending))
          resolve(isApproved)
        },
      }
      this.#set([...this.#pending, pending])
    })

  readonly pending = (): readonly PendingRequest[] => this.#pending

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #set(pending: readonly PendingRequest[]): void {
    this.#pending = pending
    for (const listener of this.#listeners) listener()
  }
}
