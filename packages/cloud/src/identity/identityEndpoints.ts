import type { Identity } from '@openappkit/contract'
import { identitySchema } from '@openappkit/contract/schemas'
import { z } from 'zod'
import { readAccount } from '../chains/accountAddress'
import { type Endpoint, endpoint } from '../http/Endpoint'
import { HttpFailure } from '../http/HttpFailure'
import { namesAnswer } from '../names/namesAnswer'
import type { IdentityReader } from './IdentityReader'

const paramsSchema = z.object({ address: z.string().max(200) })

/** Returns the endpoints that look up the name and avatar of an address, one per path. Only EVM accounts have names. */
export function identityEndpoints(identities: Pick<IdentityReader, 'read'>): readonly Endpoint[] {
  return ['/v1/identity/{address}', '/v1/account/{address}/identity'].map(path =>
    endpoint({
      method: 'GET',
      path,
      summary: 'Name and picture of an address',
      tag: 'Accounts',
      params: paramsSchema,
      answer: identitySchema,
      handle: async ({ params }) => {
        const { namespace, address } = readAccount(params.address)
        if (namespace !== 'eip155') throw new HttpFailure(400, 'address', 'The address provided is invalid')
        const { name, avatar, resolvedAt, goodFor } = await namesAnswer(identities.read(address))
        const identity: Identity = { name, avatar, resolvedAt: name === null ? null : resolvedAt.toISOString() }
        const seconds = Math.floor(goodFor / 1000)
        return Response.json(identity, {
          headers: { 'cache-control': `public, max-age=${seconds}, s-maxage=${seconds}` },
        })
      },
    }),
  )
}
