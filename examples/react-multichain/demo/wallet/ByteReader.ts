/** Reads bytes in order. Numbers are little-endian. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length
  }

  /** @throws RangeError past the end. */
  take(length: number): Uint8Array {
    if (this.#at + length > this.#bytes.length) throw new RangeError('The bytes end too early.')
    const taken = this.#bytes.subarray(this.#at, this.#at + length)
    this.#at += length
    return taken
  }

  peek(): number {
    return this.#bytes[this.#at] ?? 0
  }

  number(length: number): bigint {
    return this.take(length).reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n)
  }

  /** Reads a length of Solana: seven bits a byte. */
  compact(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const [byte = 0] = this.take(1)
      value |= (byte & 0x7f) << shift
      if ((byte & 0x80) === 0) return value
    }
  }

  /** Reads a length of Bitcoin: one byte, or a marker and two, four or eight bytes. */
  varint(): number {
    const [first = 0] = this.take(1)
    return first < 0xfd ? first : Number(this.number(2 ** (first - 0xfc)))
  }
}
