import type { PayableRail } from './PayableRail'

/**
 * Sums proven amounts of several assets, as exact parts of the invoice's price. A base unit of a rail is worth the
 * product of all prices divided by the rail's price, which is an integer.
 */
export class Coverage {
  readonly #whole: bigint
  /** Least sum that covers the price, times 10,000. */
  readonly #least: bigint
  #final = 0n
  #mined = 0n

  /** @param toleranceBps - Part of the price that may be missing, in hundredths of a percent. */
  constructor(rails: readonly Pick<PayableRail, 'price'>[], toleranceBps: number) {
    const prices = new Set(rails.map(({ price }) => price))
    this.#whole = [...prices].reduce((product, price) => product * price, 1n)
    this.#least = this.#whole * BigInt(10_000 - toleranceBps)
  }

  /** Whether final amounts cover the price. */
  get isFinal(): boolean {
    return this.#covers(this.#final)
  }

  /** Whether all proven amounts cover the price, final or not. */
  get isPaid(): boolean {
    return this.#covers(this.#mined)
  }

  /** Adds an amount of one of the rails in base units. */
  add({ price }: Pick<PayableRail, 'price'>, amount: bigint, isFinal: boolean): void {
    const share = amount * (this.#whole / price)
    this.#mined += share
    if (isFinal) this.#final += share
  }

  #covers(sum: bigint): boolean {
    return sum > 0n && sum * 10_000n >= this.#least
  }
}
