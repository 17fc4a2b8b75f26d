/** Reads the arguments of a call as 32-byte words. */
export class CallArguments {
  readonly #digits: string
  readonly #start: number

  private constructor(digits: string, start: number) {
    this.#digits = digits
    this.#start = start
  }

  /** Returns the arguments after the selector. */
  static of(data: string): CallArguments {
    return new CallArguments(data.slice(10), 0)
  }

  /**
   * Returns a word as an integer.
   *
   * @throws {RangeError} when the data is too short.
   */
  uint(index: number): bigint {
    const start = this.#start + index * 64
    const word = this.#digits.slice(start, start + 64)
    if (word.length < 64) throw new RangeError(`Expected argument ${index}, but the data ends before it`)
    return BigInt(`0x${word}`)
  }

  /**
   * Returns a word as an address without checksum.
   *
   * @throws {RangeError} when the word is longer than an address.
   */
  address(index: number): `0x${string}` {
    const value = this.uint(index)
    if (value >> 160n) throw new RangeError(`Expected an address, got ${value}`)
    return `0x${value.toString(16).padStart(40, '0')}`
  }

  /** Returns the parts of the tuple, list or bytes that the word at `index` points to. */
  at(index: number): CallArguments {
    return new CallArguments(this.#digits, this.#start + this.#offset(index))
  }

  /** Returns the parts after the first `count` ones, for offsets that count from there. */
  after(count: number): CallArguments {
    return new CallArguments(this.#digits, this.#start + count * 64)
  }

  /** Returns the addresses of the list that the word at `index` points to. At most 20. */
  addresses(index: number): readonly `0x${string}`[] {
    const list = this.at(index)
    const length = list.uint(0)
    if (length > 20n) throw new RangeError(`Expected a list of at most 20 addresses, got ${length}`)
    return Array.from({ length: Number(length) }, (_, item) => list.address(item + 1))
  }

  /** Returns the bytes that the word at `index` points to, as hex data. */
  bytes(index: number): `0x${string}` {
    const start = this.#start + this.#offset(index)
    const length = Number(this.at(index).uint(0)) * 2
    const digits = this.#digits.slice(start + 64, start + 64 + length)
    if (digits.length !== length) throw new RangeError(`Expected ${length / 2} bytes, but the data ends before them`)
    return `0x${digits}`
  }

  #offset(index: number): number {
    const bytes = this.uint(index)
    if (bytes > 1_000_000n) throw new RangeError(`Expected an offset, got ${bytes}`)
    return Number(bytes) * 2
  }
}
