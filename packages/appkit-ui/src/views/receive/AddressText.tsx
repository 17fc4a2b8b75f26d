import type { ReactNode } from 'react'

/** The hex prefix belongs to the first group. */
const groups = /^(?:0x)?.{1,4}|.{1,4}/gu

export interface AddressTextProps {
  readonly address: string
  /** Accessible name. */
  readonly label: string
}

/**
 * Shows a whole address in groups of four, for reading and comparing. The gaps are margins, so a copied selection has
 * none. Part `receive-address`.
 */
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
