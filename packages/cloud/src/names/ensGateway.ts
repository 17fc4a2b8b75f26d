import { type Hex, isHex } from 'viem'
import { z } from 'zod'
import type { MediaSource } from '../images/MediaSource'
import { WorkQueue } from '../images/WorkQueue'
import type { Gateway } from './answerOffchain'

/** Concurrent gateway requests, and the same number waiting: the owners of names decide how slow their gateways are. */
const FETCHES = 32
const WAITING = 200

const answerSchema = z.object({ data: z.custom<Hex>(value => isHex(value)) })

/** Returns what asks the gateways of names (EIP-3668). @param media - Fetches from addresses that third parties chose. */
export function ensGateway(media: Pick<MediaSource, 'getText'>): Gateway {
  const queue = new WorkQueue(FETCHES, WAITING)
  return async url => {
    const text = await queue.run(() => media.getText(url, 'application/json'))
    return answerSchema.parse(JSON.parse(text)).data
  }
}
