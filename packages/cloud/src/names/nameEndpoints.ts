import type { NameRecord } from '@openappkit/contract'
import { chainIdSchema, nameRecordSchema } from '@openappkit/contract/schemas'
import { z } from 'zod'
import { readAccount } from '../chains/accountAddress'
import { type Endpoint, endpoint } from '../http/Endpoint'
import { HttpFailure } from '../http/HttpFailure'
import type { Rate } from '../limits/RateLimiter'
import { ETHER } from './coinType'
import type { EnsName, EnsNames } from './EnsNames'
import { namesAnswer } from './namesAnswer'
import { normalizeName } from './normalizeName'

export interface NameDependencies {
  /** Undefined if the server can't look up names. Every lookup then finds nothing. */
  readonly names: Pick<EnsNames, 'find' | 'nameOf'> | undefined
  /**
   * Resolves with the URL of the image in an `avatar` record. Undefined if there is none. `owner` is the name's
   * Ethereum address.
   */
  readonly avatarOf: (record: string, owner: string) => Promise<string | undefined>
}

/** Clients of version 2 expect an empty list for a missing name, older ones a 404. */
const versionSchema = z.object({ apiVersion: z.string().max(10).optional() })
const nothingSchema = z.array(z.never()).max(0)

const forwardParams = z.object({ name: z.string().max(255) })
const forwardQuery = versionSchema.extend({ chainId: chainIdSchema.optional() })
const reverseParams = z.object({ address: z.string().max(200) })

/** A record may require up to four off-chain lookups, each with up to three gateways. */
const LOOK_UP_COST = 12
const LOOK_UP_RATE: Rate = { burst: 600, perSecond: 60 }

/**
 * Returns the endpoints that resolve names and addresses. Responses are never cached, because users send money to the
 * returned addresses.
 */
export function nameEndpoints(parts: NameDependencies): readonly Endpoint[] {
  return [
    endpoint<z.infer<typeof forwardParams>, z.infer<typeof forwardQuery>, unknown, NameRecord | never[]>({
      method: 'GET',
      path: '/v1/profile/account/{name}',
      summary: 'Addresses of a name, or only that of a chain with `chainId`',
      tag: 'Names',
      isPublic: true,
      rate: LOOK_UP_RATE,
      cost: () => LOOK_UP_COST,
      params: forwardParams,
      query: forwardQuery,
      answer: z.union([nameRecordSchema, nothingSchema]),
      handle: async ({ params, query }) => {
        const name = normalizeName(params.name)
        if (name === undefined) throw new HttpFailure(400, 'name', `Invalid name format: ${params.name}`)
        const found = parts.names && (await namesAnswer(parts.names.find(name, query.chainId || undefined)))
        if (found) return recordOf(found, parts.avatarOf)
        if (query.apiVersion === '2') return []
        throw new HttpFailure(404, 'name', `Name is not registered: ${name}`)
      },
    }),
    endpoint<z.infer<typeof reverseParams>, z.infer<typeof versionSchema>, unknown, NameRecord[]>({
      method: 'GET',
      path: '/v1/profile/reverse/{address}',
      summary: 'Names of an address',
      tag: 'Names',
      isPublic: true,
      rate: LOOK_UP_RATE,
      cost: () => LOOK_UP_COST,
      params: reverseParams,
      query: versionSchema,
      answer: z.array(nameRecordSchema).max(100),
      handle: async ({ params, query }) => {
        const { namespace, address } = readAccount(params.address)
        // ENS has reverse records for EVM accounts only.
        if (namespace !== 'eip155') return []
        const { names } = parts
        const primary = names && (await namesAnswer(names.nameOf(address)))
        const found = primary && (await namesAnswer(names.find(primary.name)))
        if (found) return [await recordOf(found, parts.avatarOf)]
        if (query.apiVersion === '2') return []
        throw new HttpFailure(404, 'address', 'The address has no name')
      },
    }),
  ]
}

async function recordOf(
  { name, addresses, avatar }: EnsName,
  avatarOf: NameDependencies['avatarOf'],
): Promise<NameRecord> {
  const owner = addresses.get(ETHER)
  const picture = avatar === undefined || owner === undefined ? undefined : await avatarOf(avatar, owner)
  return {
    name,
    attributes: picture === undefined ? null : { avatar: picture },
    addresses: Object.fromEntries(
      [...addresses].map(([coinType, address]) => [String(coinType), { address, created_at: null }]),
    ),
  }
}
