import { AppKitError } from '@openappkit/appkit-core'
import { amountForFiat, fiatDecimals, parseAmount, printAmount } from '@openappkit/appkit-core/amounts'
import { proxy, ref } from 'valtio/vanilla'
import type { DepositAsset } from './Exchange'

/** Why an amount can't be deposited. */
export type AmountProblem = 'missing' | 'invalid' | 'too-precise'

/** The values of the form. */
export interface DepositDraft {
  readonly asset: DepositAsset | undefined
  readonly amountText: string
  /** Base units. Undefined if the text isn't an amount above 0. */
  readonly amount: bigint | undefined
  readonly problem: AmountProblem | undefined
  /** Whether the user tried to continue, so that the form says what is missing. */
  readonly isAttempted: boolean
  /** Price of one whole unit in US dollars. Undefined if unknown. */
  readonly price: number | undefined
}

/** Dependencies of {@link DepositForm}. */
export interface DepositFormContext {
  /** Returns the price of one whole unit in US dollars. Undefined if it is unknown. Never rejects. */
  priceOf(asset: DepositAsset): Promise<number | undefined>
}

/** Significant digits of an amount that is worth a sum of money. */
const significant = 6

const empty = { amountText: '', amount: undefined, problem: 'missing', isAttempted: false } as const

/** The form of a deposit to the user's own account. The only writer of its state. */
export class DepositForm {
  readonly state: { value: DepositDraft } = proxy({
    value: ref({ ...empty, asset: undefined, price: undefined }) as DepositDraft,
  })
  readonly #context: DepositFormContext

  constructor(context: DepositFormContext) {
    this.#context = context
  }

  /** Sets the asset. Another one clears the amount, which counts units of the asset. */
  setAsset(asset: DepositAsset | undefined): void {
    if (asset?.id === this.state.value.asset?.id) return
    this.#set({ ...empty, asset, price: undefined })
    if (asset) void this.#readPrice(asset)
  }

  typeAmount(amountText: string, locale?: string): void {
    this.#set({ ...this.#read(amountText, locale), isAttempted: false })
  }

  /** Fills in the amount that is worth a sum of US dollars. Does nothing without a price. */
  fillDollars(dollars: number, locale: string): void {
    const { asset } = this.state.value
    const amount = this.worthOf(dollars)
    if (asset && amount !== undefined) this.typeAmount(printAmount(amount, asset.decimals, locale), locale)
  }

  /** Returns the amount that is worth a sum of US dollars, rounded down. Undefined if the price is unknown. */
  worthOf(dollars: number): bigint | undefined {
    const { asset, price } = this.state.value
    if (!asset) return undefined
    const exact = amountForFiat(BigInt(dollars) * 10n ** BigInt(fiatDecimals), asset.decimals, price)
    if (!exact) return undefined
    const rest = 10n ** BigInt(Math.max(0, String(exact).length - significant))
    return exact - (exact % rest)
  }

  /** Notes that the user tried to continue. Returns the amount if there is one. */
  attempt(): bigint | undefined {
    this.#set({ isAttempted: true })
    return this.state.value.amount
  }

  /** Clears the amount after a deposit. */
  clear(): void {
    this.#set(empty)
  }

  #read(amountText: string, locale: string | undefined): Pick<DepositDraft, 'amount' | 'amountText' | 'problem'> {
    const { asset } = this.state.value
    if (!asset || amountText.trim() === '') return { amountText, amount: undefined, problem: 'missing' }
    try {
      const amount = parseAmount(amountText, asset.decimals, locale)
      return amount > 0n
        ? { amountText, amount, problem: undefined }
        : { amountText, amount: undefined, problem: 'missing' }
    } catch (cause) {
      const isPrecise = cause instanceof AppKitError && cause.code === 'units/too-precise'
      return { amountText, amount: undefined, problem: isPrecise ? 'too-precise' : 'invalid' }
    }
  }

  async #readPrice(asset: DepositAsset): Promise<void> {
    const price = await this.#context.priceOf(asset)
    if (this.state.value.asset?.id === asset.id) this.#set({ price })
  }

  #set(change: Partial<DepositDraft>): void {
    this.state.value = ref({ ...this.state.value, ...change })
  }
}
