import type { ReactNode } from 'react'

/** A hex prefix stands with the digits that follow it. */
const groups = /^(?:0x)?.{1,4}|.{1,4}/gu

export interface AddressTextProps {
  readonly address: string
  /** Accessible name. */
  readonly label: string
}

/** A whole address in groups of four, to be read and compared. Selected and copied it has no gaps: they are margins. Part `receive-address`. */
export function AddressText({ address, label }: AddressTextProps): ReactNode {
  const parts = address.match(groups) ?? []
  return (
    <p className="receive-address" part="receive-address">
      <span className="visually-hidden">{label} </span>
      <bdi dir="ltr">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what an address is made of never moves
          <span key={index}>{part}</span>
        ))}
      </bdi>
    </p>
  )
}
