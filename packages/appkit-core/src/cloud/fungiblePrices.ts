import { isKnownPrice } from '../amounts/fiatValue'
import { type Decoder, finite, listOf, objectOf, text } from '../storage/decode'
import { visibleText } from './visibleText'

/** What one whole token costs. */
export interface TokenPrice {
  /** CAIP-10, as it was asked for. */
  readonly address: string
  readonly price: number
  readonly name: string
  readonly symbol: string
  readonly iconUrl: string
  readonly decimals?: number | undefined
  /** ISO 8601. Absent: the backend doesn't say how old the price is. */
  readonly asOf?: string | undefined
}

const price: Decoder<number> = value => {
  const known = finite(value)
  return isKnownPrice(known) ? known : undefined
}

const tokenPrice: Decoder<TokenPrice> = value => {
  const found = objectOf(
    { address: text(300), price },
    { name: visibleText(400), symbol: visibleText(200), iconUrl: text(4096), decimals: finite, asOf: text(100) },
  )(value)
  return found && { ...found, name: found.name ?? '', symbol: found.symbol ?? '', iconUrl: found.iconUrl ?? '' }
}

/** A token whose price isn't known isn't among them. */
export const fungiblePrices: Decoder<{ fungibles: TokenPrice[] }> = /* @__PURE__ */ objectOf(
  { fungibles: listOf(tokenPrice) },
  {},
)
