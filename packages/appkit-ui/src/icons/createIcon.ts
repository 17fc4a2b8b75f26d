/// <reference path="./lucide.d.ts" />
import type { IconNode } from 'lucide'
import { createElement, type ReactNode } from 'react'

/** Icon of 24 px in the text color; stylesheets may resize it. Hidden from screen readers, so pair it with text. */
export type Icon = () => ReactNode

/**
 * Creates a component for a Lucide icon, about a tenth of the size of Lucide's own component. Classes `lucide`,
 * `lucide-{name}`.
 */
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
