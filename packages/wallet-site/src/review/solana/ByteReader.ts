import { base58 } from '@scure/base'

/** Bytes that end early, or that aren't in their one form. */
export class ByteError extends Error {
  override readonly name: string = 'ByteError'
}

/** Reads the wire format of Solana. Every method throws a {@link ByteError} if the bytes don't fit. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #offset = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get left(): number {
    return this.#bytes.length - this.#offset
  }

  get offset(): number {
    return this.#offset
  }

  bytes(length: number): Uint8Array {
    if (length > this.left) throw new ByteError('The bytes end early.')
    const part = this.#bytes.subarray(this.#offset, this.#offset + length)
    this.#offset += length
    return part
  }

  u8(): number {
    return this.bytes(1)[0] ?? 0
  }

  u32(): number {
    return Number(this.#number(4))
  }

  u64(): bigint {
    return this.#number(8)
  }

  /** Base58. */
  key(): string {
    return base58.encode(this.bytes(32))
  }

  /** A length of up to three bytes. Longer forms of the same number are refused, as nodes do. */
  compact(): number {
    let value = 0
    for (let index = 0; index < 3; index++) {
      const byte = this.u8()
      value |= (byte & 0x7f) << (index * 7)
      if ((byte & 0x80) !== 0) continue
      if ((index > 0 && byte === 0) || value > 0xffff) break
      return value
    }
    throw new ByteError('A length is malformed.')
  }

  #number(length: number): bigint {
    return this.bytes(length).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  }
}
