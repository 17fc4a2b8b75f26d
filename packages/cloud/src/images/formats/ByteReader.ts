import { ImageRefused } from '../ImageRefused'

/** Reads numbers and slices of a file. Throws {@link ImageRefused} instead of reading past its end. */
export class ByteReader {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  position: number

  constructor(bytes: Uint8Array, position = 0) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.position = position
  }

  get left(): number {
    return this.#bytes.length - this.position
  }

  u8(): number {
    return this.#view.getUint8(this.#advance(1))
  }

  u16(littleEndian = false): number {
    return this.#view.getUint16(this.#advance(2), littleEndian)
  }

  u32(littleEndian = false): number {
    return this.#view.getUint32(this.#advance(4), littleEndian)
  }

  u24LittleEndian(): number {
    return this.u8() | (this.u8() << 8) | (this.u8() << 16)
  }

  take(length: number): Uint8Array {
    const start = this.#advance(length)
    return this.#bytes.subarray(start, start + length)
  }

  /** Reads Latin-1 text, the encoding of names in file formats. */
  text(length: number): string {
    return Buffer.from(this.take(length)).toString('latin1')
  }

  /** Returns the bytes read since `start`. */
  since(start: number): Uint8Array {
    return this.#bytes.subarray(start, this.position)
  }

  #advance(length: number): number {
    if (length < 0 || length > this.left) throw new ImageRefused('content', 'The file ends too early')
    const start = this.position
    this.position += length
    return start
  }
}
