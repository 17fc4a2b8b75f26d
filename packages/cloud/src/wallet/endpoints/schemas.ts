import { z } from 'zod'

const base64url = (bytes: number): z.ZodString =>
  z
    .string()
    .length(Math.ceil((bytes * 4) / 3))
    .regex(/^[\w-]+$/, "isn't base64url")

/** An id of a path. */
export const pathId: z.ZodString = base64url(16)
/** An id of one of the operator's keys. */
export const keyId: z.ZodString = z.string().max(200)
/** A key, a hash or a group element of 32 bytes. */
export const bytes32: z.ZodString = base64url(32)

/** A body without content. */
export const emptySchema: z.ZodType<Readonly<Record<string, never>>> = z.object({})

/** An answer without content. */
export interface Done {
  readonly status: 'done'
}
export const doneSchema: z.ZodType<Done> = z.object({ status: z.literal('done') })
export const done: Done = { status: 'done' }

/** Fields of a signed statement about a path. */
export const signedFields: { readonly time: z.ZodNumber; readonly signature: z.ZodString } = {
  time: z.number().int().min(0),
  signature: base64url(64),
}

/** A name of a browser. */
export const labelText: z.ZodString = z.string().max(80)
/** An origin of an app. */
export const originText: z.ZodString = z.string().max(16_384)
/** A part of a sealed seed, in base64url. */
export const sealedText: z.ZodString = z.string().max(200)
