import type { CaipNetwork } from '@openappkit/appkit-core'
import { isSameAddress, parseAmount, printAmount } from '@openappkit/appkit-core/amounts'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { PortfolioController, subjectOf } from '@openappkit/appkit-core/portfolio'
import { PriceApi } from '../backend/PriceApi'
import type { SwapToken } from '../draft/SwapToken'
import type { SwapController } from '../SwapController'
import { amountFor } from './amountFor'
import type { SwapArguments } from './SwapArguments'
import { SwapCatalog } from './SwapCatalog'
import { SwapTokens } from './SwapTokens'
import { swapAccount } from './swapAccount'

/** Fills the form with the app's arguments or the usual tokens, and keeps balances and prices of its tokens current. */
export class SwapPrefill {
  readonly #kit: ModalKit
  readonly #form: SwapController

  constructor(kit: ModalKit, form: SwapController) {
    this.#kit = kit
    this.#form = form
  }

  /** Selects the app's tokens, or the native coin, and enters the app's amount. Keeps what the user has chosen. */
  async fill({ amount, fromToken, toAmount, toToken }: SwapArguments): Promise<void> {
    const account = swapAccount(this.#kit)
    if (!account) return
    const { network } = account
    const tokens = await this.#kit
      .controller(SwapTokens)
      .load(network)
      .catch((): readonly SwapToken[] => [])
    const isHere = () => swapAccount(this.#kit)?.network.caipNetworkId === network.caipNetworkId
    if (!isHere()) return
    const { value } = this.#form.state
    if (value.status !== 'editing') return
    // A user who chose what to receive first, such as the native coin, has yet to choose what to pay.
    const isEmpty = !value.draft.from && !value.draft.to
    const from = find(tokens, fromToken) ?? (isEmpty ? find(tokens, 'native') : undefined)
    if (from) this.#form.selectFrom(this.known(from))
    const to = find(tokens, toToken)
    if (to) this.#form.selectTo(this.known(to))
    const priced = [from, to].map(token => token && this.#addPrice(network, token))
    const catalog = this.#kit.controller(SwapCatalog)
    await catalog.ready
    const { locale } = catalog.now
    const paid = amount ?? (from && to && toAmount !== undefined && (await this.#paidFor(toAmount, from, to, priced)))
    const written = typeof paid === 'string' ? amountIn(paid, locale) : undefined
    if (written !== undefined && isHere()) this.#form.typeAmount(written, locale, true)
  }

  /** Returns a token with the account's balance and price of it, if they are known. */
  known(token: SwapToken): SwapToken {
    const subject = subjectOf(this.#kit.chains.state)
    const state = subject && this.#kit.controller(PortfolioController).of(subject)
    const held = state && 'portfolio' in state ? state.portfolio.assets : undefined
    const asset = held?.find(
      ({ tokenAddress }) =>
        tokenAddress === token.address ||
        (tokenAddress !== undefined && token.address !== undefined && isSameAddress(tokenAddress, token.address)),
    )
    if (!asset) return token
    const { iconUrl, price, units } = asset
    return { ...token, balance: units, price: price ?? token.price, imageUrl: token.imageUrl ?? iconUrl }
  }

  /** Updates the balances of the form's tokens. */
  updateHeld(): void {
    const { value } = this.#form.state
    if (value.status !== 'editing') return
    for (const token of [value.draft.from, value.draft.to]) {
      const now = token && this.known(token)
      if (token && now && (now.balance !== token.balance || now.price !== token.price)) this.#form.updateToken(now)
    }
  }

  /** Selects a token that the user chose. */
  choose(side: 'from' | 'to', token: SwapToken): void {
    const account = swapAccount(this.#kit)
    const now = this.known(token)
    if (side === 'from') this.#form.selectFrom(now)
    else this.#form.selectTo(now)
    if (account) void this.#addPrice(account.network, now)
  }

  /** Returns the amount to pay for an amount to receive. Undefined if a price is unknown. */
  async #paidFor(
    toAmount: string,
    from: SwapToken,
    to: SwapToken,
    priced: readonly (Promise<number | undefined> | undefined)[],
  ): Promise<string | undefined> {
    const [fromPrice, toPrice] = await Promise.all(priced)
    return amountFor({ toAmount, from: { ...from, price: fromPrice }, to: { ...to, price: toPrice } })
  }

  /** Adds the price of a token to the form. Resolves with it, or with undefined if it is unknown. */
  async #addPrice(network: CaipNetwork, token: SwapToken): Promise<number | undefined> {
    const { price: known } = this.known(token)
    if (known !== undefined) return known
    const price = await this.#kit.controller(PriceApi).priceOf(network, token.address)
    if (price !== undefined) this.#form.updateToken({ ...this.known(token), price })
    return price
  }
}

/** Finds a token by address, by symbol or as `native`. */
function find(tokens: readonly SwapToken[], wanted: unknown): SwapToken | undefined {
  if (typeof wanted !== 'string' || wanted === '') return undefined
  if (wanted === 'native') return tokens.find(({ address }) => address === undefined)
  const name = wanted.toLowerCase()
  return (
    tokens.find(({ address }) => address !== undefined && isSameAddress(address, wanted)) ??
    tokens.find(({ symbol }) => symbol.toLowerCase() === name)
  )
}

/** Rewrites a plain decimal in the user's format. Undefined if it isn't one. */
function amountIn(plain: string, locale: string): string | undefined {
  try {
    return printAmount(parseAmount(plain, 255), 255, locale)
  } catch {
    return undefined
  }
}
