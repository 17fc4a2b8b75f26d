import { formatUnits } from '@openappkit/appkit-core/format'
import { fiatDecimals } from '../draft/OnrampDraft'

/** Writes an amount of money as the backend reads it, such as `99.9`. */
export function moneyParameter(amount: bigint): string {
  return formatUnits(amount, fiatDecimals)
}
