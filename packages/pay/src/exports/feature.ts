export { exchangeDeposit } from '../modal/exchangeDeposit'
export type { CheckoutRail, PayArguments, PayResult } from '../modal/PayArguments'
export { pay } from '../modal/pay'
export type {
  PayEventConfiguration,
  PayEventPayment,
  PayEventProperties,
  PayExchangeEventProperties,
  PayOpenEventProperties,
} from '../modal/payEvents'
