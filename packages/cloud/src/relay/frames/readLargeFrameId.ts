import { LONGEST_ID } from './readIdToken'

/** Bytes at each end of a frame that are looked at. */
const EDGE = 1024
const ID = '"id"\\s*:\\s*("[^"\\\\]*"|-?\\d+)\\s*'
/** Members that clients write around the id. */
const NEIGHBOR = '"(?:jsonrpc|method)"\\s*:\\s*"[^"\\\\]*"\\s*'
const AT_START = new RegExp(`^\\s*\\{\\s*(?:${NEIGHBOR},\\s*)*${ID}[,}]`)
const AT_END = new RegExp(`[{,]\\s*${ID}(?:,\\s*${NEIGHBOR})*\\}\\s*$`)

/**
 * Returns the id of a frame that is too large to be parsed, as a JSON token: from its first or last bytes, where clients write it. Undefined if it isn't there. The work doesn't
 * grow with the frame.
 */
export function readLargeFrameId(frame: Buffer): string | undefined {
  const start = frame.toString('utf8', 0, EDGE)
  const end = frame.toString('utf8', Math.max(0, frame.length - EDGE))
  const token = AT_START.exec(start)?.[1] ?? AT_END.exec(end)?.[1]
  return token && token.length <= LONGEST_ID ? token : undefined
}
