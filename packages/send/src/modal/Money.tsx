import { showFiat } from '@openappkit/appkit-core/amounts'
import type { ReactNode } from 'react'

/** Marks of direction that the platform puts into numbers of languages written from right to left. This element says itself which way it runs. */
const directionMarks = /[\u061C\u200E\u200F]/gu

/** An amount of money, to be read from left to right in every language. `as` puts it into words. */
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
