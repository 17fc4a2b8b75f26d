/** Items to await one by one, in order of arrival. */
export class Queue<Item> {
  readonly #items: Item[] = []
  readonly #waiting: ((item: Item) => void)[] = []

  /** Number of items that haven't been taken yet. */
  get size(): number {
    return this.#items.length
  }

  add(item: Item): void {
    const next = this.#waiting.shift()
    if (next) next(item)
    else this.#items.push(item)
  }

  next(): Promise<Item> {
    const item = this.#items.shift()
    return item === undefined ? new Promise(resolve => this.#waiting.push(resolve)) : Promise.resolve(item)
  }
}
