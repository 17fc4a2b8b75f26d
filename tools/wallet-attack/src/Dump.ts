import { z } from 'zod'

/** The parts of a row of `wallet_paths` that an attack needs. */
const pathSchema = z.object({
  user_id: z.string(),
  id: z.string(),
  kind: z.enum(['device', 'passkey', 'password']),
  blob: z.string(),
  sealed_server_key: z.string(),
  oprf_key_id: z.string().nullable(),
  hashing: z.object({ memory: z.number(), passes: z.number(), salt: z.string() }).nullable(),
})

/** The parts of a row of `wallet_escrow` that an attack needs. */
const escrowSchema = z.object({ user_id: z.string(), encapsulation: z.string(), ciphertext: z.string() })

const lineSchema = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) })

export type PathRow = z.infer<typeof pathSchema>
export type EscrowRow = z.infer<typeof escrowSchema>

/** A stolen database. */
export interface Dump {
  readonly paths: readonly PathRow[]
  readonly escrow: readonly EscrowRow[]
  /** Every text in any row of any table. */
  readonly texts: readonly string[]
}

/** Reads a dump: what `dumpDatabase` returns. */
export function readDump(text: string): Dump {
  const lines = text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => lineSchema.parse(JSON.parse(line)))
  const rowsOf = (name: string): unknown[] => lines.filter(({ table }) => table === name).map(({ row }) => row)
  return {
    paths: rowsOf('wallet_paths').map(row => pathSchema.parse(row)),
    escrow: rowsOf('wallet_escrow').map(row => escrowSchema.parse(row)),
    texts: [...new Set(lines.flatMap(({ row }) => textsIn(row)))],
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
