export type { OnrampArguments, OnrampResult } from '../modal/OnrampArguments'
export { onramp } from '../modal/onramp'
export type { BuyEventProperties, BuyProviderEventProperties } from '../modal/onrampEvents'
