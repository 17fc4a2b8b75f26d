import type { ReactNode } from 'react'

/** The sign and the digits before the word of an abbreviated number, such as `+1` in `+1M`. */
const signAndDigits = /^[^\p{L}]*\p{N}/u

export interface RowNumberProps {
  /** Direction of the word. Given, because Chromium keeps an automatic one when the language changes. */
  readonly dir: 'ltr' | 'rtl'
  readonly children: string
}

/**
 * A number that may end in a word. The word sets the direction, so that it follows the digits as its language is read,
 * but the sign stays to the left of the digits, as in numbers without a word.
 */
export function RowNumber({ children: text, dir }: RowNumberProps): ReactNode {
  const [digits = ''] = signAndDigits.exec(text) ?? []
  return (
    <bdi dir={dir}>
      {digits && <span dir="ltr">{digits}</span>}
      {text.slice(digits.length)}
    </bdi>
  )
}
