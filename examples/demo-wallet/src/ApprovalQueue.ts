import type { AnyRequest } from './AnyRequest'

/** Something that waits for the owner's answer. */
export interface OpenQuestion {
  readonly id: number
  readonly request: AnyRequest
  answer(isApproved: boolean): void
}

/** What dapps ask, one question at a time, oldest first. */
export class ApprovalQueue {
  #lastId = 0
  #questions: readonly OpenQuestion[] = []
  readonly #listeners = new Set<() => void>()

  /** For the wallet: resolves with what the owner answers. */
  readonly ask = (request: AnyRequest): Promise<boolean> =>
    new Promise(resolve => {
      const question: OpenQuestion = {
        id: ++this.#lastId,
        request,
        answer: isApproved => {
          this.#set(this.#questions.filter(one => one !== question))
          resolve(isApproved)
        },
      }
      this.#set([...this.#questions, question])
    })

  readonly current = (): OpenQuestion | undefined => this.#questions[0]

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #set(questions: readonly OpenQuestion[]): void {
    this.#questions = questions
    for (const listener of this.#listeners) listener()
  }
}
