import { z } from 'zod'
import type { Rate, RelayLimits } from '../relay/limits/RelayLimits'
import type { MailboxLimits } from '../relay/MailboxLimits'

const MIB = 1024 * 1024
const UNITS: Readonly<Record<string, number>> = { '': 1, KiB: 1024, MiB: MIB, GiB: 1024 * MIB }
const UNLIMITED = 'unlimited'

/** A number of so many at least. Where only so much is at stake that nobody should be without a limit, `most` says how many at most. */
export const count = (least: number, most?: number): z.ZodType<number, string> => {
  const words = most === undefined ? `or '${UNLIMITED}'` : `up to ${most}`
  return z.string().transform((text, context) => {
    const value = text === UNLIMITED && most === undefined ? Number.POSITIVE_INFINITY : numberOf(text)
    if (value >= least && value <= (most ?? Number.POSITIVE_INFINITY)) return value
    return refuse(context, `must be a whole number from ${least} on, ${words}`)
  })
}

export const bytes = (least: number, most?: number): z.ZodType<number, string> => {
  const words = most === undefined ? `or '${UNLIMITED}'` : `up to ${sizeOf(most)}`
  return z.string().transform((text, context) => {
    const [, digits = '', unit = ''] = /^(\d+) ?([KMG]iB)?$/.exec(text) ?? []
    const given = numberOf(digits) * (UNITS[unit] ?? Number.NaN)
    const value = text === UNLIMITED && most === undefined ? Number.POSITIVE_INFINITY : given
    if (value >= least && value <= (most ?? Number.POSITIVE_INFINITY)) return value
    return refuse(context, `must be bytes, or KiB, MiB, GiB as in 64MiB, from ${sizeOf(least)} on, ${words}`)
  })
}

/** Less than a batch of a real client costs would shut it out for good. */
const LEAST_BURST = 100

/** So many at once, and so many each second. */
export const rate = (unit: string): z.ZodType<Rate, string> =>
  z.string().transform((text, context) => {
    if (text === UNLIMITED) return { burst: Number.POSITIVE_INFINITY, perSecond: Number.POSITIVE_INFINITY }
    const [burst = Number.NaN, perSecond = Number.NaN, ...rest] = text.split(',').map(part => numberOf(part.trim()))
    if (burst >= LEAST_BURST && perSecond >= 1 && rest.length === 0) return { burst, perSecond }
    return refuse(
      context,
      `must be ${unit} at once, from ${LEAST_BURST} on, and ${unit} each second, as in 20000,1000, or '${UNLIMITED}'`,
    )
  })

/** What operators may say of the relay's limits. */
export interface RelayVariables {
  readonly RELAY_ADDRESS_RATE: Rate | undefined
  readonly RELAY_CLIENT_RATE: Rate | undefined
  readonly RELAY_PROJECT_RATE: Rate | undefined
  readonly RELAY_SOCKET_RATE: Rate | undefined
  readonly RELAY_SOCKETS_PER_ADDRESS: number | undefined
  readonly RELAY_SOCKETS_PER_CLIENT: number | undefined
  readonly RELAY_TOPICS_PER_ADDRESS: number | undefined
  readonly RELAY_NETWORK_SHARE: number | undefined
  readonly RELAY_FRAME_BYTES: number | undefined
  readonly RELAY_LONGEST_TTL: number | undefined
  readonly RELAY_MESSAGES_PER_TOPIC: number | undefined
  readonly RELAY_MAILBOX_BYTES: number | undefined
  readonly RELAY_BYTES_PER_TOPIC: number | undefined
  readonly RELAY_BYTES_PER_PROJECT: number | undefined
  readonly RELAY_BYTES_PER_ADDRESS: number | undefined
  readonly RELAY_LASTING_BYTES_PER_ADDRESS: number | undefined
  readonly RELAY_RESERVED_BYTES_PER_ADDRESS: number | undefined
  readonly RELAY_MEMORY_TOPICS: number | undefined
}

/** What only concerns one socket and this program isn't among it. */
export const relayVariables: {
  readonly [Name in keyof RelayVariables]: z.ZodType<RelayVariables[Name], string | undefined>
} = {
  RELAY_ADDRESS_RATE: rate('frames').optional(),
  RELAY_CLIENT_RATE: rate('frames').optional(),
  RELAY_PROJECT_RATE: rate('frames').optional(),
  RELAY_SOCKET_RATE: rate('frames').optional(),
  RELAY_SOCKETS_PER_ADDRESS: count(1).optional(),
  RELAY_SOCKETS_PER_CLIENT: count(1).optional(),
  RELAY_TOPICS_PER_ADDRESS: count(1).optional(),
  RELAY_NETWORK_SHARE: count(1, 65_536).optional(),
  RELAY_FRAME_BYTES: bytes(64 * 1024, MIB).optional(),
  // Clients ask for a week: less would refuse their requests.
  RELAY_LONGEST_TTL: count(604_800, 31_536_000).optional(),
  RELAY_MESSAGES_PER_TOPIC: count(10, 100_000).optional(),
  RELAY_MAILBOX_BYTES: bytes(16 * MIB, 1024 * 1024 * MIB).optional(),
  // More than the largest frame, or that could never be sent.
  RELAY_BYTES_PER_TOPIC: bytes(2 * MIB).optional(),
  RELAY_BYTES_PER_PROJECT: bytes(16 * MIB).optional(),
  RELAY_BYTES_PER_ADDRESS: bytes(2 * MIB).optional(),
  RELAY_LASTING_BYTES_PER_ADDRESS: bytes(2 * MIB).optional(),
  RELAY_RESERVED_BYTES_PER_ADDRESS: bytes(16 * 1024, MIB).optional(),
  RELAY_MEMORY_TOPICS: count(1000, 10_000_000).optional(),
}

/** Undefined: the environment says nothing of it. */
export function relayLimitsOf(data: RelayVariables): Partial<RelayLimits> | undefined {
  return given<RelayLimits>({
    addressRate: data.RELAY_ADDRESS_RATE,
    clientRate: data.RELAY_CLIENT_RATE,
    projectRate: data.RELAY_PROJECT_RATE,
    socketRate: data.RELAY_SOCKET_RATE,
    socketsPerAddress: data.RELAY_SOCKETS_PER_ADDRESS,
    socketsPerClient: data.RELAY_SOCKETS_PER_CLIENT,
    topicsPerAddress: data.RELAY_TOPICS_PER_ADDRESS,
    networkShare: data.RELAY_NETWORK_SHARE,
    frameBytes: data.RELAY_FRAME_BYTES,
    longestTtl: data.RELAY_LONGEST_TTL,
  })
}

/** Undefined: the environment says nothing of it. */
export function mailboxLimitsOf(data: RelayVariables): Partial<MailboxLimits> | undefined {
  return given<MailboxLimits>({
    messagesPerTopic: data.RELAY_MESSAGES_PER_TOPIC,
    bytes: data.RELAY_MAILBOX_BYTES,
    bytesPerTopic: data.RELAY_BYTES_PER_TOPIC,
    bytesPerProject: data.RELAY_BYTES_PER_PROJECT,
    bytesPerAddress: data.RELAY_BYTES_PER_ADDRESS,
    lastingBytesPerAddress: data.RELAY_LASTING_BYTES_PER_ADDRESS,
    reservedBytesPerAddress: data.RELAY_RESERVED_BYTES_PER_ADDRESS,
    topics: data.RELAY_MEMORY_TOPICS,
  })
}

export function given<Limits extends object>(
  values: { readonly [Key in keyof Limits]?: Limits[Key] | undefined },
): Partial<Limits> | undefined {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined)
  return entries.length > 0 ? (Object.fromEntries(entries) as Partial<Limits>) : undefined
}

function numberOf(text: string): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(value) ? value : Number.NaN
}

function sizeOf(size: number): string {
  return size < MIB ? `${size / 1024}KiB` : `${size / MIB}MiB`
}

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}
