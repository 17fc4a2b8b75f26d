import type { Fact } from '@openappkit/appkit-ui/elements'
import { priceImpact } from '../quote/priceImpact'
import type { SwapQuote } from '../quote/SwapQuote'
import { percentText } from './percentText'
import type { SwapProps } from './SwapProps'

/** Returns the price impact. Undefined below 1%. */
export function impactFact(quote: SwapQuote, { locale, t }: SwapProps['translator']): Fact | undefined {
  const { band, bps } = priceImpact(quote)
  if (band === 'none') return undefined
  const text = bps === undefined ? t('unknown') : `−${percentText(bps, locale)}`
  return {
    label: t('impact'),
    value: (
      <bdi className="swap-impact" data-band={band}>
        {text}
      </bdi>
    ),
  }
}
