/** Bytes passed to a connection at a time. */
const PIECE = 64 * 1024

/**
 * Returns a body that reads from bytes that many responses share. A `Response` made from the bytes would copy them for
 * each slow client.
 */
export function streamedBody(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let position = 0
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    controller.enqueue(bytes.subarray(position, position + PIECE))
    position += PIECE
    if (position >= bytes.length) controller.close()
  }
  return new ReadableStream({ pull }, { highWaterMark: 0 })
}
