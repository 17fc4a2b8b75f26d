import type { z } from 'zod'
import type { ChainSocketLimits } from '../proxy/sockets/ChainSocketLimits'
import type { Rate } from '../relay/limits/RelayLimits'
import { bytes, count, given, rate } from './relayVariables'

const MIB = 1024 * 1024

/** What operators may set of the limits of WebSockets to chains. */
export interface ChainSocketVariables {
  readonly CHAIN_SOCKETS_PER_ADDRESS: number | undefined
  readonly CHAIN_SOCKETS_PER_PROJECT: number | undefined
  readonly CHAIN_SOCKET_SUBSCRIPTIONS: number | undefined
  readonly CHAIN_SOCKET_SUBSCRIPTIONS_PER_ADDRESS: number | undefined
  readonly CHAIN_SOCKET_ADDRESS_RATE: Rate | undefined
  readonly CHAIN_SOCKET_PROJECT_RATE: Rate | undefined
  readonly CHAIN_SOCKET_MESSAGE_BYTES: number | undefined
  readonly CHAIN_SOCKET_ANSWER_BYTES: number | undefined
  readonly CHAIN_SOCKET_IDLE_SECONDS: number | undefined
  readonly CHAIN_SOCKET_LIFETIME_SECONDS: number | undefined
}

export const chainSocketVariables: {
  readonly [Name in keyof ChainSocketVariables]: z.ZodType<ChainSocketVariables[Name], string | undefined>
} = {
  CHAIN_SOCKETS_PER_ADDRESS: count(1).optional(),
  CHAIN_SOCKETS_PER_PROJECT: count(1).optional(),
  CHAIN_SOCKET_SUBSCRIPTIONS: count(1, 10_000).optional(),
  CHAIN_SOCKET_SUBSCRIPTIONS_PER_ADDRESS: count(1).optional(),
  CHAIN_SOCKET_ADDRESS_RATE: rate('calls').optional(),
  CHAIN_SOCKET_PROJECT_RATE: rate('calls').optional(),
  CHAIN_SOCKET_MESSAGE_BYTES: bytes(16 * 1024, MIB).optional(),
  CHAIN_SOCKET_ANSWER_BYTES: bytes(64 * 1024, 16 * MIB).optional(),
  CHAIN_SOCKET_IDLE_SECONDS: count(60, 86_400).optional(),
  CHAIN_SOCKET_LIFETIME_SECONDS: count(600, 2_592_000).optional(),
}

/** Returns the limits that the environment sets. Undefined: none. */
export function chainSocketLimitsOf(data: ChainSocketVariables): Partial<ChainSocketLimits> | undefined {
  return given<ChainSocketLimits>({
    socketsPerAddress: data.CHAIN_SOCKETS_PER_ADDRESS,
    socketsPerProject: data.CHAIN_SOCKETS_PER_PROJECT,
    subscriptionsPerSocket: data.CHAIN_SOCKET_SUBSCRIPTIONS,
    subscriptionsPerAddress: data.CHAIN_SOCKET_SUBSCRIPTIONS_PER_ADDRESS,
    addressRate: data.CHAIN_SOCKET_ADDRESS_RATE,
    projectRate: data.CHAIN_SOCKET_PROJECT_RATE,
    messageBytes: data.CHAIN_SOCKET_MESSAGE_BYTES,
    answerBytes: data.CHAIN_SOCKET_ANSWER_BYTES,
    idleTime: data.CHAIN_SOCKET_IDLE_SECONDS && data.CHAIN_SOCKET_IDLE_SECONDS * 1000,
    lifetime: data.CHAIN_SOCKET_LIFETIME_SECONDS && data.CHAIN_SOCKET_LIFETIME_SECONDS * 1000,
  })
}
