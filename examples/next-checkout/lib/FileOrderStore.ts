import { randomInt, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PayAmount } from '@openappkit/pay/server'
import type { Order, OrderInvoice, OrderStore } from './OrderStore'

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const ID = /^[A-HJ-NP-Z2-9]{20}$/

/**
 * Keeps each order in a folder, and each fact about it in a file. Only one caller can create a file, so an order is
 * fulfilled once, without locks.
 */
export class FileOrderStore implements OrderStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async create(price: PayAmount): Promise<Order> {
    const id = newCode(20)
    await mkdir(join(this.#folder, id), { recursive: true })
    await this.#writeOnce(id, 'order', { minor: `${price.minor}`, currency: price.currency })
    return { id, price, status: 'open' }
  }

  async get(id: string): Promise<Order | undefined> {
    const [price, invoice, fulfilled, held] = await Promise.all([
      this.#read<{ readonly minor: string; readonly currency: string }>(id, 'order'),
      this.#read<OrderInvoice>(id, 'invoice'),
      this.#read<{ readonly pickupCode: string }>(id, 'fulfilled'),
      this.#read(id, 'held'),
    ])
    if (!price) return undefined
    return {
      id,
      price: { minor: BigInt(price.minor), currency: price.currency },
      status: held ? 'held' : fulfilled ? 'fulfilled' : 'open',
      invoice,
      pickupCode: held ? undefined : fulfilled?.pickupCode,
    }
  }

  async setInvoice(id: string, invoice: OrderInvoice): Promise<void> {
    const draft = await this.#draft(id, invoice)
    await rename(draft, this.#path(id, 'invoice'))
  }

  async fulfillOnce(id: string): Promise<boolean> {
    const isFirst = await this.#writeOnce(id, 'fulfilled', { pickupCode: newCode(8) })
    await rm(this.#path(id, 'held'), { force: true })
    return isFirst
  }

  async hold(id: string): Promise<void> {
    await this.#writeOnce(id, 'held', {})
  }

  async #read<Fact>(id: string, fact: string): Promise<Fact | undefined> {
    if (!ID.test(id)) return undefined
    try {
      return JSON.parse(await readFile(this.#path(id, fact), 'utf8'))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }

  /** Writes a file unless it exists. Resolves with whether it did. */
  async #writeOnce(id: string, fact: string, content: object): Promise<boolean> {
    const draft = await this.#draft(id, content)
    try {
      await link(draft, this.#path(id, fact))
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    } finally {
      await rm(draft)
    }
  }

  /** Writes a file under a name of its own, so that no reader sees a part of it. */
  async #draft(id: string, content: object): Promise<string> {
    const draft = this.#path(id, randomUUID())
    await writeFile(draft, JSON.stringify(content), { flush: true })
    return draft
  }

  #path(id: string, fact: string): string {
    return join(this.#folder, id, `${fact}.json`)
  }
}

function newCode(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
