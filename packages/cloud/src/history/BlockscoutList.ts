import type { BlockscoutPage } from './blockscoutSchemas'

/** A list that is read page by page, newest first. */
export class BlockscoutList<Item extends { readonly block_number: number | null }> {
  readonly items: Item[] = []
  readonly #ask: (params: Readonly<Record<string, unknown>>) => Promise<BlockscoutPage<Item>>
  #next: Readonly<Record<string, unknown>> | null

  constructor(
    start: Readonly<Record<string, unknown>>,
    ask: (params: Readonly<Record<string, unknown>>) => Promise<BlockscoutPage<Item>>,
  ) {
    this.#next = start
    this.#ask = ask
  }

  /** The list is complete above this block. -1 if the whole list is complete, Infinity before the first page. */
  get floor(): number {
    if (this.#next === null) return -1
    return this.items.at(-1)?.block_number ?? Number.POSITIVE_INFINITY
  }

  async more(): Promise<void> {
    if (this.#next === null) return
    const page = await this.#ask(this.#next)
    this.items.push(...page.items)
    this.#next = page.items.length === 0 ? null : page.next_page_params
  }
}
