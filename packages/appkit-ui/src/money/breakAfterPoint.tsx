import { Fragment, type ReactNode } from 'react'

/**
 * Returns `text` with an opportunity for a line break after the decimal point of each long fraction.
 *
 * @example
 * ```tsx
 * import { breakAfterPoint } from '@openappkit/appkit-ui/money'
 *
 * export const Amount = ({ text }: { text: string }) => <bdi>{breakAfterPoint(text, 'en')}</bdi>
 * ```
 */
export function breakAfterPoint(text: string, locale: string): ReactNode {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.1)
  const point = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  const [first, ...rest] = text.replace(new RegExp(`([${point}])(?=\\p{Nd}{7})`, 'gu'), '$1\n').split('\n')
  return (
    <>
      {first}
      {rest.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
        <Fragment key={index}>
          <wbr />
          {piece}
        </Fragment>
      ))}
    </>
  )
}
