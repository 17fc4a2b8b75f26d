import { type ReactNode, useMemo } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './QrCode.css?inline'
import { qrPath } from './qrPath'

const sheet = /* @__PURE__ */ defineSheet(css)

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  /** Text to encode: up to 2,331 bytes in UTF-8. Longer text throws during rendering. */
  value: string
  /** Accessible name, such as 'QR code to connect a phone wallet'. */
  label: string
  /** Logo in the center, at 17% of the component's width. */
  logo?: ReactNode
}

/**
 * Renders a QR code as wide as its container, dark on white in both themes and in forced colors, with a quiet
 * zone. Parts `qr-code`, `qr-code-logo`.
 *
 * @example
 * ```tsx
 * import { QrCode } from '@openappkit/appkit-ui/elements'
 *
 * export const PairingCode = ({ uri }: { uri: string }) => (
 *   <QrCode value={uri} label="QR code to connect a phone wallet" />
 * )
 * ```
 */
export function QrCode({ value, label, logo }: QrCodeProps): ReactNode {
  const hasLogo = Boolean(logo)
  const { path, size } = useMemo(() => qrPath(value, hasLogo), [value, hasLogo])
  useSheet(sheet)
  return (
    <div className="qr-code" part="qr-code" role="img" aria-label={label}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path d={path} />
      </svg>
      {logo && (
        <span className="qr-code-logo" part="qr-code-logo" data-theme="light" aria-hidden="true">
          {logo}
        </span>
      )}
    </div>
  )
}
