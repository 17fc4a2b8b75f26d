import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The records of a shop, as its files have them. */
export class ShopOrders {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Ids of all orders. */
  get ids(): readonly string[] {
    return readdirSync(this.#folder)
  }

  /** Returns the facts about an order. */
  factsOf(id: string): readonly string[] {
    return readdirSync(join(this.#folder, id))
      .map(file => file.replace('.json', ''))
      .sort()
  }

  invoiceOf(id: string): { readonly id: string; readonly clientSecret: string } {
    return this.#read(id, 'invoice')
  }

  /** Returns the code with which the buyer gets the poster. Undefined unless the order was fulfilled. */
  pickupCodeOf(id: string): string | undefined {
    if (!existsSync(join(this.#folder, id, 'fulfilled.json'))) return undefined
    return this.#read<{ readonly pickupCode: string }>(id, 'fulfilled').pickupCode
  }

  /** Deletes a fact about an order. */
  forget(id: string, fact: string): void {
    rmSync(join(this.#folder, id, `${fact}.json`))
  }

  #read<Content>(id: string, fact: string): Content {
    return JSON.parse(readFileSync(join(this.#folder, id, `${fact}.json`), 'utf8'))
  }
}
