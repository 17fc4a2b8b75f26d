import { type ReactNode, useMemo } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './QrCode.css?inline'
import { qrPath } from './qrPath'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface QrCodeProps {
  /** What a phone reads. */
  value: string
  /** What the code is for: 'QR code to connect a phone wallet'. */
  label: string
  /** Stands in the middle, up to 22 % of the width; the code is then made with high error correction. */
  logo?: ReactNode
}

/** A QR code as wide as its container: dark on white in both themes, with its quiet zone. Parts `qr-code`, `qr-code-logo`. */
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
