import { z } from 'zod'
import type { RegisteredAsset } from '../src/Registry.ts'
import { imageIdSchema, packageFields, repositoryFields, type SourceLocation } from './sourcePlace.ts'

/**
 * One asset in `data/assets.json`. Each key in `sources` refers to an entry in {@link AssetFile.sources} that states
 * ids in the public image service. CAIP-2 ids need no source.
 */
export type AssetRecord = RegisteredAsset & { readonly sources?: readonly string[] | undefined }

/** Content of `data/assets.json`: the sources by a short key, and the assets. */
export interface AssetFile {
  readonly sources: Readonly<Record<string, SourceLocation>>
  readonly assets: readonly AssetRecord[]
}

const id = z.union([imageIdSchema, z.string().regex(/^[a-z\d-]{3,8}:[-\w]{1,32}$/)])

export const assetFileSchema: z.ZodType<AssetFile> = z.strictObject({
  $schema: z.string().optional(),
  sources: z.record(z.string(), z.union([z.strictObject(repositoryFields), z.strictObject(packageFields)])),
  assets: z.array(
    z.strictObject({
      name: z.string().min(1).max(60),
      ids: z.array(id).min(1),
      icon: z
        .string()
        .regex(/^[a-z]+\/[a-z\d-]+$/)
        .optional(),
      sources: z.array(z.string()).min(1).optional(),
    }),
  ),
})
