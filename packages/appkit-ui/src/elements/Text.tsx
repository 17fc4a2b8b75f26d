import type { ReactNode } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './Text.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

/** Props of {@link Text}. */
export interface TextProps {
  /** HTML element. Default: `p`. */
  as?: 'p' | 'span' | 'h1' | 'h2' | 'h3' | 'div' | undefined
  /** Font size and line height in px: xs 12/16, s 14/20, m 15/20, l 18/24. Default: `s`. */
  size?: 'xs' | 's' | 'm' | 'l' | undefined
  /** Text color, from the most to the least prominent (`1` to `3`), or a status color. Default: `1`. */
  tone?: '1' | '2' | '3' | 'positive' | 'negative' | undefined
  align?: 'start' | 'center' | undefined
  id?: string | undefined
  role?: 'status' | 'alert' | undefined
  children: ReactNode
}

/**
 * Renders text in one of four sizes. Part `text`; attributes `data-size`, `data-tone`, `data-align`.
 *
 * @example
 * ```tsx
 * import { Text } from '@openappkit/appkit-ui/elements'
 *
 * export const Hint = () => (
 *   <Text size="xs" tone="2">
 *     Rewards arrive every day.
 *   </Text>
 * )
 * ```
 */
export function Text(props: TextProps): ReactNode {
  const { as: Element = 'p', size = 's', tone = '1', align = 'start', id, role, children } = props
  useSheet(sheet)
  return (
    <Element className="text" part="text" id={id} role={role} data-size={size} data-tone={tone} data-align={align}>
      {children}
    </Element>
  )
}
