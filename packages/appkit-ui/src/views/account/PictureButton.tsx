import type { ReactNode } from 'react'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import css from './PictureButton.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface PictureButtonProps {
  readonly part: string
  /** Accessible name, if it isn't the content. */
  readonly label?: string | undefined
  /** Without it, the picture and the name are plain content. */
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

/** Renders a small picture with a name, such as a wallet or a network, and opens the list to choose from. */
export function PictureButton({ part, label, onClick, children }: PictureButtonProps): ReactNode {
  useSheet(sheet)
  if (!onClick) return <span className="picture-button">{children}</span>
  return (
    <button className="picture-button" part={part} type="button" aria-label={label} onClick={onClick}>
      {children}
    </button>
  )
}
