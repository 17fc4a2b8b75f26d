import { z } from 'zod'
import { badCursor, type CursorScope, type SignedCursors } from '../cursors/SignedCursors'

/** Where each chain's history goes on. A chain that isn't named begins with its newest; null: there is no more. */
export type HistoryPositions = Readonly<Record<string, string | null>>

const positionsSchema: z.ZodType<HistoryPositions> = z.record(z.string().max(100), z.string().max(8000).nullable())

/** Reads where a history continues. @throws HttpFailure 400 */
export function readHistoryCursor(cursors: SignedCursors, scope: CursorScope, cursor: string): HistoryPositions {
  const positions = positionsSchema.safeParse(cursors.read(scope, cursor))
  if (!positions.success) throw badCursor()
  return positions.data
}
