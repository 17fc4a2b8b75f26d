import { FactList } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import { minimumOf } from '../draft/Slippage'
import type { SwapQuote } from '../quote/SwapQuote'
import { feeFacts } from './feeFacts'
import { impactFact } from './impactFact'
import { minimumFacts } from './minimumFacts'
import { routeText } from './routeText'
import type { SwapProps } from './SwapProps'

export interface QuoteFactsProps extends Pick<SwapProps, 'translator'> {
  readonly quote: SwapQuote
}

/** The terms of a quote: the worst case first, then impact, provider, fees and route. */
export function QuoteFacts({ quote, translator }: QuoteFactsProps): ReactNode {
  const { t } = translator
  const { provider, query } = quote
  const route = routeText(quote)
  const facts = [
    ...minimumFacts(quote, minimumOf(quote.amountOut, query.slippageBps), translator),
    impactFact(quote, translator),
    provider && { label: t('provider'), value: <bdi>{provider.name}</bdi> },
    ...feeFacts(quote, translator),
    route !== undefined && { label: t('route'), value: <bdi>{route}</bdi> },
    { label: t('order'), value: t(quote.isPublic ? 'orderPublic' : 'orderProtected') },
  ]
  return <FactList facts={facts.filter(fact => typeof fact === 'object')} />
}
