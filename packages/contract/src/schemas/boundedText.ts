import { z } from 'zod'

/** Characters of a link: those of our image proxy hold the address of the picture. */
const LINK_LENGTH = 16_384

/** Names, symbols, ids, addresses, numbers and dates. */
export const shortText: z.ZodString = z.string().max(200)

/** Sentences, descriptions and origins. */
export const longText: z.ZodString = z.string().max(10_000)

export const linkText: z.ZodString = z.string().max(LINK_LENGTH)

/** A CAIP-2 chain id. */
export const chainText: z.ZodString = z.string().max(100)

/** Where a paged list continues. */
export const cursorText: z.ZodString = z.string().max(8000)
