import type { ReactNode } from 'react'

const paths = {
  out: 'M7 17 17 7M9 7h8v8',
  in: 'M17 7 7 17M15 17H7V9',
  swap: 'M7 4v15M4 7l3-3 3 3M17 20V5M14 17l3 3 3-3',
  cross: 'M6 6l12 12M18 6 6 18',
  check: 'M5 13l4 4L19 7',
  clock: 'M12 7v5l3 2M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0',
  retry:
    'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5',
  warning: 'M12 4 3 20h18zM12 10v4M12 17v.01',
  contract: 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h5',
} as const

/** Name of the icon. */
export type GlyphName = keyof typeof paths

/** An icon in the color of the text. Decorative. */
export function Glyph({ name }: { readonly name: GlyphName }): ReactNode {
  return (
    <svg
      className="activity-glyph"
      data-name={name}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
