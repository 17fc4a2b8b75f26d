import { type Frame, parseFrame } from './parseFrame'
import { RpcFailure, rpcCode } from './RpcFailure'
import { readLargeFrameId } from './readLargeFrameId'

/**
 * Parses a received frame. Doesn't parse a frame of more than `limit` bytes, but searches it for the id to return with
 * the failure.
 */
export function readFrame(data: Buffer, isBinary: boolean, limit: number): Frame {
  if (isBinary) return invalid('null', 'Invalid request: send text frames')
  if (data.length <= limit) return parseFrame(data.toString('utf8'))
  return invalid(readLargeFrameId(data) ?? 'null', `Invalid request: the frame is larger than ${limit} bytes`)
}

function invalid(id: string, message: string): Frame {
  return { kind: 'invalid', id, failure: new RpcFailure(rpcCode.invalidRequest, message) }
}
