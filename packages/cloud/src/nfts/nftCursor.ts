import { z } from 'zod'
import { badCursor } from '../cursors/SignedCursors'
import type { NftItem } from './NftItem'

/** Position of the next page: after an item, or at the start of a chain. */
export interface NftPosition {
  readonly chainId: string
  readonly item: NftItem | undefined
}

const positionSchema: z.ZodType<
  readonly [string, (string | undefined)?, (string | undefined)?, ('erc721' | 'erc1155' | undefined)?]
> = z.tuple([
  z.string().max(50),
  z
    .string()
    .regex(/^0x[0-9a-f]{40}$/)
    .optional(),
  z
    .string()
    .regex(/^\d{1,78}$/)
    .optional(),
  z.enum(['erc721', 'erc1155']).optional(),
])

/** Converts a position to the state that a cursor contains. */
export function writeNftCursor({ chainId, item }: NftPosition): unknown {
  return item ? [chainId, item.contract, item.tokenId, item.standard] : [chainId]
}

/**
 * Converts the state of a cursor back to its position.
 *
 * @throws HttpFailure 400 if the state is invalid.
 */
export function readNftCursor(state: unknown): NftPosition {
  const parts = positionSchema.safeParse(state)
  if (!parts.success) throw badCursor()
  const [chainId, contract, tokenId, standard] = parts.data
  const isItem = contract !== undefined && tokenId !== undefined && standard !== undefined
  return { chainId, item: isItem ? { contract, tokenId, standard } : undefined }
}
