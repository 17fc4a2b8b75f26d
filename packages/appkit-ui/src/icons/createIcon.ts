/// <reference path="./lucide.d.ts" />
import type { IconNode } from 'lucide'
import { createElement, type ReactNode } from 'react'

/** A drawing of 24 px in the colour of the text; sheets may size it. What it means is said beside it, so it is hidden from screen readers. */
export type Icon = () => ReactNode

/** Draws one of Lucide's icons: a tenth of the weight of their own component, of which nothing else is used here. Classes `lucide`, `lucide-{name}`. */
export function createIcon(name: string, node: IconNode): Icon {
  return () =>
    createElement(
      'svg',
      {
        className: `lucide lucide-${name}`,
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
