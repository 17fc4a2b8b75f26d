import { LONGEST_ID } from './readIdToken'

/** Bytes to search at each end of a frame. */
const EDGE = 1024
const ID = '"id"\\s*:\\s*("[^"\\\\]*"|-?\\d+)\\s*'
/** Members that clients write before or after the id. */
const NEIGHBOR = '"(?:jsonrpc|method)"\\s*:\\s*"[^"\\\\]*"\\s*'
const AT_START = new RegExp(`^\\s*\\{\\s*(?:${NEIGHBOR},\\s*)*${ID}[,}]`)
const AT_END = new RegExp(`[{,]\\s*${ID}(?:,\\s*${NEIGHBOR})*\\}\\s*$`)

/**
 * Returns the id of a frame that is too large to parse, as a JSON token. Searches only the first and last bytes, where
 * clients write the id, so the work is constant. Undefined if the id isn't there.
 */
export function readLargeFrameId(frame: Buffer): string | undefined {
  const start = frame.toString('utf8', 0, EDGE)
  const end = frame.toString('utf8', Math.max(0, frame.length - EDGE))
  const token = AT_START.exec(start)?.[1] ?? AT_END.exec(end)?.[1]
  return token && token.length <= LONGEST_ID ? token : undefined
}
