/** Returns another answer in place of the server's. */
export type ChangeAnswer = (answer: unknown) => unknown

/** Changes of answers by the end of the request's path. */
export class AnswerChanges {
  readonly #changes = new Set<{ readonly endpoint: string; readonly change: ChangeAnswer }>()

  /** Adds a change. Returns a function that removes it. */
  add(endpoint: string, change: ChangeAnswer): () => void {
    const entry = { endpoint, change }
    this.#changes.add(entry)
    return () => void this.#changes.delete(entry)
  }

  /** Returns the changes for a path, in the order in which they were added. */
  for(path: string): readonly ChangeAnswer[] {
    const { pathname } = new URL(path, 'http://localhost')
    return [...this.#changes].filter(({ endpoint }) => pathname.endsWith(endpoint)).map(({ change }) => change)
  }
}
