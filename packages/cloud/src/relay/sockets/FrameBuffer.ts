import type { ClientKey } from '../../limits/ClientKey'
import type { PartialFrames } from '../frames/PartialFrames'

/** Memory that a chunk takes besides its bytes. */
const CHUNK_OVERHEAD = 128
/** Bytes of a client's control frame besides its data. */
const CONTROL_HEADER = 6
/** Frames up to this size aren't counted: nearly all are smaller, and arrive in one chunk. */
const UNCOUNTED = 4096

/** What one socket has received of a frame that isn't complete yet. */
export class FrameBuffer {
  readonly #frames: PartialFrames
  readonly #clientKey: ClientKey
  #bytes = 0
  #chunks = 0
  #counted = 0

  constructor(frames: PartialFrames, clientKey: ClientKey) {
    this.#frames = frames
    this.#clientKey = clientKey
  }

  /** A chunk arrived. Returns false if the address has sent too much of unfinished frames. */
  add(bytes: number): boolean {
    this.#bytes += bytes
    this.#chunks++
    const size = this.#bytes + this.#chunks * CHUNK_OVERHEAD
    if (size <= UNCOUNTED) return true
    const added = size - this.#counted
    this.#counted = size
    return this.#frames.hold(this.#clientKey, added)
  }

  /** A ping or pong with so many bytes was among what arrived. It may come in the middle of a frame, which goes on. */
  removeControlFrame(bytes: number): void {
    this.#bytes -= bytes + CONTROL_HEADER
    if (this.#bytes <= 0) this.clear()
  }

  /** The frame is complete, or will never be. */
  clear(): void {
    if (this.#counted > 0) this.#frames.release(this.#clientKey, this.#counted)
    this.#bytes = 0
    this.#chunks = 0
    this.#counted = 0
  }
}
