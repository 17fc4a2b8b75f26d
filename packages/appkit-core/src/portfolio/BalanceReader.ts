import { mapInChunks } from '../cloud/mapInChunks'
import type { Environment } from '../environment/Environment'
import { type BalanceRow, balanceRow } from './balanceRows'

/** An answer, row by row: as it came, and as it was read. */
interface ReadAnswer {
  readonly id: string
  readonly unread: readonly unknown[]
  readonly rows: readonly (BalanceRow | undefined)[]
}

/**
 * Reads the rows of balances. A row that is as it was in the answer before is the same object again: assets are fetched every 10 s, and few of
 * thousands change. Remembers one answer.
 */
export class BalanceReader {
  readonly #environment: Environment
  #last: ReadAnswer | undefined

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /** @param id - Names what was asked for; rows of another question are not compared. */
  async read(id: string, unread: readonly unknown[]): Promise<BalanceRow[]> {
    const findKnown = this.#last?.id === id ? knownRows(this.#last) : undefined
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

/** Finds what was read of an equal row: at the same place, else by the token it is of. */
function knownRows({ unread, rows }: ReadAnswer): (raw: unknown, index: number) => BalanceRow | undefined {
  let places: Map<string, number> | undefined
  return (raw, index) => {
    if (isSame(unread[index], raw)) return rows[index]
    places ??= new Map(unread.map((known, place) => [tokenOf(known), place]))
    const place = places.get(tokenOf(raw))
    return place !== undefined && isSame(unread[place], raw) ? rows[place] : undefined
  }
}

function tokenOf(raw: unknown): string {
  const { chainId, address } = (raw ?? {}) as { readonly chainId?: unknown; readonly address?: unknown }
  return `${typeof chainId === 'string' ? chainId : ''} ${typeof address === 'string' ? address : ''}`
}

/** Whether two rows of JSON have the same fields. Nothing that is read lies deeper than `depth`; what does counts as different. */
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
