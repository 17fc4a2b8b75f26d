import { AppKitError } from '@openappkit/appkit-core'
import { parseAmount, printAmount } from '@openappkit/appkit-core/amounts'
import { exactAmount } from '@openappkit/appkit-ui/money'
import type { SwapBlocker } from '../draft/blockerOf'
import type { SwapDraft } from '../draft/SwapDraft'
import type { SwapProps } from './SwapProps'

/** Returns why the typed amount can't be swapped. Undefined for a valid or an empty one. */
export function amountErrorText(
  { amountText, from, locale: typedIn }: SwapDraft,
  blocker: SwapBlocker | undefined,
  { locale, t }: SwapProps['translator'],
): string | undefined {
  if (!from) return undefined
  if (blocker === 'balance')
    return t('insufficientFunds', { amount: exactAmount(from.balance ?? 0n, from.decimals, from.symbol, locale) })
  if (!amountText.trim()) return undefined
  try {
    parseAmount(amountText, from.decimals, typedIn)
    return undefined
  } catch (cause) {
    if (cause instanceof AppKitError && cause.code === 'units/too-precise')
      return t('amountDecimals', { count: from.decimals, symbol: from.symbol })
    return t('amountExample', { example: printAmount(15n, 1, locale) })
  }
}
