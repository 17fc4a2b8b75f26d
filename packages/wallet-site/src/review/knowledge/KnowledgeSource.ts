import { type Knowledge, noKnowledge } from './Knowledge'

/** Milliseconds that a review waits for the operator's lists. Then it goes on without them. */
const PATIENCE = 1500

/** Loads knowledge once, and never keeps a review waiting for long. */
export class KnowledgeSource {
  readonly #load: () => Promise<Knowledge>
  readonly #patience: number
  #loading: Promise<Knowledge> | undefined

  constructor(load: () => Promise<Knowledge>, patience: number = PATIENCE) {
    this.#load = load
    this.#patience = patience
  }

  /** Starts loading. A failure is forgotten, so the next review tries again. */
  prefetch(): Promise<Knowledge> {
    this.#loading ??= this.#load().catch(() => {
      this.#loading = undefined
      return noKnowledge
    })
    return this.#loading
  }

  /** Returns what is known, within the time that a review may wait. Never rejects. */
  async get(): Promise<Knowledge> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<Knowledge>(resolve => {
      timer = setTimeout(() => resolve(noKnowledge), this.#patience)
    })
    return Promise.race([this.prefetch(), late]).finally(() => clearTimeout(timer))
  }
}
