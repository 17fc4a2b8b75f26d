import { type Hex, isHex } from 'viem'
import { z } from 'zod'
import type { MediaSource } from '../images/MediaSource'
import { WorkQueue } from '../images/WorkQueue'
import type { Gateway } from './answerOffchain'

/** Maximum concurrent and waiting gateway requests. The owners of names choose their gateways, which may be slow. */
const FETCHES = 32
const WAITING = 200

const answerSchema = z.object({ data: z.custom<Hex>(value => isHex(value)) })

/**
 * Creates the client of ENS gateways (EIP-3668).
 *
 * @param media - Fetches from URLs that third parties chose.
 */
export function ensGateway(media: Pick<MediaSource, 'getText'>): Gateway {
  const queue = new WorkQueue(FETCHES, WAITING)
  return async url => {
    const text = await queue.run(() => media.getText(url, 'application/json'))
    return answerSchema.parse(JSON.parse(text)).data
  }
}
