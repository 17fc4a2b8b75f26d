import type { ClientKey } from '../../limits/ClientKey'
import type { PartialFrames } from '../frames/PartialFrames'

/** Memory that a chunk takes in addition to its bytes. */
const CHUNK_OVERHEAD = 128
/** Bytes of a client's control frame in addition to its data. */
const CONTROL_HEADER = 6
/** Incomplete frames up to this size aren't counted, because most frames are smaller and arrive in one chunk. */
const UNCOUNTED = 4096

/** Counts the received bytes of the incomplete frame of one socket. */
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

  /** Counts a chunk. Returns false if its address or network now has too many bytes of incomplete frames. */
  add(bytes: number): boolean {
    this.#bytes += bytes
    this.#chunks++
    const size = this.#bytes + this.#chunks * CHUNK_OVERHEAD
    if (size <= UNCOUNTED) return true
    const added = size - this.#counted
    this.#counted = size
    return this.#frames.hold(this.#clientKey, added)
  }

  /** Subtracts a control frame (ping or pong). It may arrive in the middle of a frame, which then continues. */
  removeControlFrame(bytes: number): void {
    this.#bytes -= bytes + CONTROL_HEADER
    if (this.#bytes <= 0) this.clear()
  }

  /** Releases the bytes of a complete or abandoned frame. */
  clear(): void {
    if (this.#counted > 0) this.#frames.release(this.#clientKey, this.#counted)
    this.#bytes = 0
    this.#chunks = 0
    this.#counted = 0
  }
}
