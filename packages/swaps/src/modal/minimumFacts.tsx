import { fiatValue } from '@openappkit/appkit-core/amounts'
import type { Fact } from '@openappkit/appkit-ui/elements'
import { exactAmount, Money } from '@openappkit/appkit-ui/money'
import type { SwapQuote } from '../quote/SwapQuote'
import { differenceBps, percentText } from './percentText'
import type { SwapProps } from './SwapProps'

/**
 * Returns the worst case in money and percent against what is paid, if both prices are known, and the minimum amount.
 */
export function minimumFacts(
  { query }: SwapQuote,
  minimum: bigint,
  { locale, t }: SwapProps['translator'],
): readonly Fact[] {
  const { amount, from, to } = query
  const paid = fiatValue(amount, from.decimals, from.price)
  const least = fiatValue(minimum, to.decimals, to.price)
  const loss = paid && least !== undefined ? least - paid : undefined
  const facts: Fact[] = []
  if (loss !== undefined && paid && loss < 0n) {
    const percent = percentText(differenceBps(paid + loss, paid), locale)
    facts.push({
      label: t('worstCase'),
      value: <Money value={loss} locale={locale} as={money => t('worstCaseValue', { amount: money, percent })} />,
    })
  }
  facts.push({ label: t('minimum'), value: <bdi>{exactAmount(minimum, to.decimals, to.symbol, locale)}</bdi> })
  return facts
}
