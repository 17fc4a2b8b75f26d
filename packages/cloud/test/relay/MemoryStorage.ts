/** In-memory storage of one WalletConnect client. */
export class MemoryStorage {
  readonly #values = new Map<string, unknown>()

  async getKeys(): Promise<string[]> {
    return [...this.#values.keys()]
  }

  async getEntries<Value = unknown>(): Promise<[string, Value][]> {
    return [...this.#values].map(([key, value]) => [key, value as Value])
  }

  async getItem<Value = unknown>(key: string): Promise<Value | undefined> {
    return this.#values.get(key) as Value | undefined
  }

  async setItem<Value = unknown>(key: string, value: Value): Promise<void> {
    this.#values.set(key, value)
  }

  async removeItem(key: string): Promise<void> {
    this.#values.delete(key)
  }
}
