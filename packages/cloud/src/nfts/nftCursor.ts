import { z } from 'zod'
import { HttpFailure } from '../http/HttpFailure'
import type { NftItem } from './NftItem'

/** Where the next page begins: after an item, or at the start of a chain. */
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

export function writePosition({ chainId, item }: NftPosition): string {
  const parts = item ? [chainId, item.contract, item.tokenId, item.standard] : [chainId]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** @throws HttpFailure 400 */
export function readPosition(cursor: string): NftPosition {
  try {
    const json: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    const [chainId, contract, tokenId, standard] = positionSchema.parse(json)
    const isItem = contract !== undefined && tokenId !== undefined && standard !== undefined
    return { chainId, item: isItem ? { contract, tokenId, standard } : undefined }
  } catch {
    throw new HttpFailure(400, '', 'Invalid parameter: cursor')
  }
}
