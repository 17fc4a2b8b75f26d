import type { CaipNetworkId } from '@openappkit/appkit-core'
import { type Decoder, finite, listOf, objectOf, text } from '@openappkit/appkit-core/cloud'

/** An allowance that a swap has given. Its amount is read from the chain. */
export interface GivenAllowance {
  readonly caipNetworkId: CaipNetworkId
  /** Account that gave the allowance. */
  readonly address: string
  readonly spender: string
  readonly tokenAddress: string
  readonly symbol: string
  readonly decimals: number
}

/** Maximum number of stored allowances. Older ones are dropped. */
export const allowanceLimit = 20

const network: Decoder<CaipNetworkId> = value =>
  typeof value === 'string' && value.length <= 100 && /^[^:]+:[^:]+$/u.test(value)
    ? (value as CaipNetworkId)
    : undefined
const decimals: Decoder<number> = value => {
  const number = finite(value)
  return number !== undefined && Number.isInteger(number) && number >= 0 && number <= 255 ? number : undefined
}
const allowances: Decoder<readonly GivenAllowance[]> = /* @__PURE__ */ listOf(
  /* @__PURE__ */ objectOf(
    {
      caipNetworkId: network,
      address: text(200),
      spender: text(200),
      tokenAddress: text(200),
      symbol: text(100),
      decimals,
    },
    {},
  ),
)

/** Storage entry for the allowances that swaps have given, newest first. */
export const allowancesKey: {
  readonly name: string
  parse(raw: string): readonly GivenAllowance[] | undefined
  print(value: readonly GivenAllowance[]): string
} = {
  name: '@appkit/swap_allowances',
  parse: raw => {
    try {
      return allowances(JSON.parse(raw))?.slice(0, allowanceLimit)
    } catch {
      return undefined
    }
  },
  print: value => JSON.stringify(value),
}
