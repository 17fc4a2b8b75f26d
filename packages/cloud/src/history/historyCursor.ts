import { z } from 'zod'
import { HttpFailure } from '../http/HttpFailure'

/** Where each chain's history goes on. A chain that isn't named begins with its newest; null: there is no more. */
export type HistoryPositions = Readonly<Record<string, string | null>>

const positionsSchema: z.ZodType<HistoryPositions> = z.record(z.string().max(100), z.string().max(8000).nullable())

export function writeCursor(positions: HistoryPositions): string {
  return Buffer.from(JSON.stringify(positions)).toString('base64url')
}

/** @throws HttpFailure 400 */
export function readCursor(cursor: string): HistoryPositions {
  try {
    return positionsSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch {
    throw badCursor()
  }
}

export function badCursor(): HttpFailure {
  return new HttpFailure(400, '', 'Invalid parameter: cursor')
}
