import { showFiat } from '@openappkit/appkit-core/amounts'
import type { ReactNode } from 'react'

/** Direction marks that the platform adds to numbers in right-to-left languages. The element sets its own direction. */
const directionMarks = /[\u061C\u200E\u200F]/gu

/** A fiat amount, which reads left to right in every language. `as` embeds it in a sentence. */
export function Money({
  value,
  locale,
  as = text => text,
}: {
  readonly value: Parameters<typeof showFiat>[0]
  readonly locale: string
  readonly as?: (text: string) => string
}): ReactNode {
  return <bdi dir="ltr">{as(showFiat(value, { locale }).replace(directionMarks, ''))}</bdi>
}
