import { z } from 'zod'

/** Maximum length of a URL in characters. Image proxy URLs contain the URL of the source image. */
const LINK_LENGTH = 16_384

/** Name, symbol, id, address, number or date of up to 200 characters. */
export const shortText: z.ZodString = z.string().max(200)

/** Sentence, description or origin of up to 10,000 characters. */
export const longText: z.ZodString = z.string().max(10_000)

/** URL of up to 16,384 characters. */
export const linkText: z.ZodString = z.string().max(LINK_LENGTH)

/** CAIP-2 chain id of up to 100 characters. */
export const chainText: z.ZodString = z.string().max(100)

/** Cursor of a paged list, of up to 8,000 characters. */
export const cursorText: z.ZodString = z.string().max(8000)
