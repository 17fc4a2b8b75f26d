import { z } from 'zod'
import type { Rate } from '../limits/RateLimiter'

const MIB = 1024 * 1024
const UNITS: Readonly<Record<string, number>> = { '': 1, KiB: 1024, MiB: MIB, GiB: 1024 * MIB }
const UNLIMITED = 'unlimited'

/** Any text. */
export const text: z.ZodType<string, string> = z.string()

/** A URL whose protocol matches `protocol`. `kind` describes it in the error message. */
export const url = (kind: string, protocol: RegExp): z.ZodType<string, string> =>
  z.url({ protocol, error: `must be ${kind}` })

export const httpUrl: z.ZodType<string, string> = url('a URL with http or https', /^https?$/)

/** A whole number from `min` to `max`. `name` describes it in the error message. */
export const whole = (name: string, min: number, max: number): z.ZodType<number, string> =>
  z
    .string()
    .regex(/^\d+$/, `must be ${name}`)
    .transform(Number)
    .refine(value => value >= min && value <= max, `must be ${name}`)

/**
 * A whole number of at least `least`. Without `most`, `unlimited` is also valid. Set `most` if a server without a limit
 * would be at risk.
 */
export const count = (least: number, most?: number): z.ZodType<number, string> => {
  const words = most === undefined ? `or '${UNLIMITED}'` : `up to ${most}`
  return z.string().transform((text, context) => {
    const value = text === UNLIMITED && most === undefined ? Number.POSITIVE_INFINITY : numberOf(text)
    if (value >= least && value <= (most ?? Number.POSITIVE_INFINITY)) return value
    return refuse(context, `must be a whole number of at least ${least}, ${words}`)
  })
}

/** Whole seconds, converted to milliseconds. */
export const seconds = (least: number, most: number): z.ZodType<number, string> =>
  count(least, most).transform(value => value * 1000)

/** A size in bytes, KiB, MiB or GiB, such as `64MiB`. Without `most`, `unlimited` is also valid. */
export const bytes = (least: number, most?: number): z.ZodType<number, string> => {
  const words = most === undefined ? `or '${UNLIMITED}'` : `up to ${sizeOf(most)}`
  return z.string().transform((text, context) => {
    const [, digits = '', unit = ''] = /^(\d+) ?([KMG]iB)?$/.exec(text) ?? []
    const size = numberOf(digits) * (UNITS[unit] ?? Number.NaN)
    const value = text === UNLIMITED && most === undefined ? Number.POSITIVE_INFINITY : size
    if (value >= least && value <= (most ?? Number.POSITIVE_INFINITY)) return value
    return refuse(context, `must be a size such as 64MiB of at least ${sizeOf(least)}, ${words}`)
  })
}

/** Minimum burst. A smaller one would permanently block the batches of real clients. */
const LEAST_BURST = 100

/** A burst and a rate per second, such as `20000,1000`, or `unlimited`. */
export const rate = (unit: string): z.ZodType<Rate, string> =>
  z.string().transform((text, context) => {
    if (text === UNLIMITED) return { burst: Number.POSITIVE_INFINITY, perSecond: Number.POSITIVE_INFINITY }
    const [burst = Number.NaN, perSecond = Number.NaN, ...rest] = text.split(',').map(part => numberOf(part.trim()))
    if (burst >= LEAST_BURST && perSecond >= 1 && rest.length === 0) return { burst, perSecond }
    return refuse(
      context,
      `must be a burst of at least ${LEAST_BURST} ${unit} and ${unit} per second, such as 20000,1000, or '${UNLIMITED}'`,
    )
  })

function numberOf(digits: string): number {
  const value = /^\d+$/.test(digits) ? Number(digits) : Number.NaN
  return Number.isSafeInteger(value) ? value : Number.NaN
}

function sizeOf(size: number): string {
  return size < MIB ? `${size / 1024}KiB` : `${size / MIB}MiB`
}

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}
