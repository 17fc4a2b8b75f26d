import type { ReactNode } from 'react'
import { CheckIcon } from '../icons/CheckIcon'
import { CloseIcon } from '../icons/CloseIcon'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import { Image } from './Image'
import css from './WalletStatusImage.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)
const outline = { x: 1, y: 1, width: 86, height: 86, rx: 26, pathLength: 100 }

/** Props of {@link WalletStatusImage}. */
export interface WalletStatusImageProps {
  src?: string | null | undefined
  name: string
  status: 'idle' | 'requesting' | 'declined' | 'failed' | 'success'
  /** Shape of the picture. Use `circle` for networks. Default: `square`. */
  shape?: 'square' | 'circle' | undefined
  /** Replaces the picture if there is none. Default: the name's first letter. */
  icon?: ReactNode
}

/**
 * Renders the picture of a wallet or network, with a moving ring while its request is pending and a badge for the
 * outcome: red if it failed, neutral if the user declined. Decorative: pair it with text. Parts `wallet-status`, `wallet-status-badge`; attribute `data-status`.
 *
 * @example
 * ```tsx
 * import { WalletStatusImage } from '@openappkit/appkit-ui/elements'
 *
 * export const Waiting = () => <WalletStatusImage name="Rabby" status="requesting" />
 * ```
 */
export function WalletStatusImage({ src, name, status, shape, icon }: WalletStatusImageProps): ReactNode {
  useSheet(sheet)
  return (
    <div className="wallet-status" part="wallet-status" data-status={status} aria-hidden="true">
      <svg width="88" height="88" aria-hidden="true">
        <rect {...outline} />
        {status === 'requesting' && <rect {...outline} className="wallet-status-arc" />}
      </svg>
      <Image src={src} name={name} size="large" shape={shape} icon={icon} />
      {status !== 'idle' && status !== 'requesting' && (
        <span className="wallet-status-badge" part="wallet-status-badge">
          {status === 'success' ? <CheckIcon /> : <CloseIcon />}
        </span>
      )}
    </div>
  )
}
