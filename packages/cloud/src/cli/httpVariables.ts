import type { z } from 'zod'
import type { HttpLimits } from '../limits/HttpLimits'
import { bytes, count, given } from './relayVariables'

const MIB = 1024 * 1024

/** What operators may set of the limits of HTTP. */
export interface HttpVariables {
  readonly HTTP_CONNECTIONS: number | undefined
  readonly HTTP_CONNECTIONS_PER_ADDRESS: number | undefined
  readonly HTTP_BYTES_PER_ADDRESS: number | undefined
  readonly HTTP_BYTES: number | undefined
  readonly HTTP_STALL_SECONDS: number | undefined
}

export const httpVariables: {
  readonly [Name in keyof HttpVariables]: z.ZodType<HttpVariables[Name], string | undefined>
} = {
  HTTP_CONNECTIONS: count(10).optional(),
  HTTP_CONNECTIONS_PER_ADDRESS: count(10).optional(),
  // Room for the longest answer of a node.
  HTTP_BYTES_PER_ADDRESS: bytes(16 * MIB).optional(),
  HTTP_BYTES: bytes(16 * MIB).optional(),
  HTTP_STALL_SECONDS: count(5, 600).optional(),
}

/** Returns the limits that the environment sets. Undefined: none. */
export function httpLimitsOf(data: HttpVariables): Partial<HttpLimits> | undefined {
  return given<HttpLimits>({
    connections: data.HTTP_CONNECTIONS,
    connectionsPerAddress: data.HTTP_CONNECTIONS_PER_ADDRESS,
    bytesPerAddress: data.HTTP_BYTES_PER_ADDRESS,
    bytes: data.HTTP_BYTES,
    stallTime: data.HTTP_STALL_SECONDS && data.HTTP_STALL_SECONDS * 1000,
  })
}
