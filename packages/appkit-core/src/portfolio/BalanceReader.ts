import { mapInChunks } from '../cloud/mapInChunks'
import type { Environment } from '../environment/Environment'
import { type BalanceRow, balanceRow } from './balanceRows'

/** Response with its raw and parsed rows. */
interface ReadAnswer {
  readonly id: string
  readonly unread: readonly unknown[]
  readonly rows: readonly (BalanceRow | undefined)[]
}

/**
 * Parses balance rows. Unchanged rows keep their object identity: balances refresh every 10 s, and only a few of the
 * thousands of rows change. Keeps only the latest response.
 */
export class BalanceReader {
  readonly #environment: Environment
  #last: ReadAnswer | undefined

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /** @param id - Identifies the query. Only rows of the same query are compared. */
  async read(id: string, unread: readonly unknown[]): Promise<BalanceRow[]> {
    const findKnown = this.#last?.id === id ? createRowLookup(this.#last) : undefined
    const rows: (BalanceRow | undefined)[] = []
    const read = await mapInChunks(
      unread,
      raw => {
        const row = findKnown?.(raw, rows.length) ?? balanceRow(raw)
        rows.push(row)
        return row
      },
      this.#environment,
    )
    this.#last = { id, unread, rows }
    return read
  }

  forget(): void {
    this.#last = undefined
  }
}

/** Returns a function that finds the parsed form of an identical row, first at the same index, then by token. */
function createRowLookup({ unread, rows }: ReadAnswer): (raw: unknown, index: number) => BalanceRow | undefined {
  let indexByToken: Map<string, number> | undefined
  return (raw, index) => {
    if (isSame(unread[index], raw)) return rows[index]
    indexByToken ??= new Map(unread.map((known, position) => [tokenOf(known), position]))
    const knownIndex = indexByToken.get(tokenOf(raw))
    return knownIndex !== undefined && isSame(unread[knownIndex], raw) ? rows[knownIndex] : undefined
  }
}

function tokenOf(raw: unknown): string {
  const { chainId, address } = (raw ?? {}) as { readonly chainId?: unknown; readonly address?: unknown }
  return `${typeof chainId === 'string' ? chainId : ''} ${typeof address === 'string' ? address : ''}`
}

/**
 * Returns whether two JSON values are equal. Compares `depth` levels, enough for every field that is read; deeper
 * objects count as different.
 */
function isSame(one: unknown, other: unknown, depth = 2): boolean {
  if (one === other) return true
  if (depth === 0 || typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const [fields, otherFields] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const names = Object.keys(fields)
  if (names.length !== Object.keys(otherFields).length) return false
  for (const name of names) {
    const [field, otherField] = [fields[name], otherFields[name]]
    if (field !== otherField && !isSame(field, otherField, depth - 1)) return false
  }
  return true
}
