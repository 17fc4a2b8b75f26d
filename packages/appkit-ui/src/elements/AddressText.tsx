import { addressGroups } from '@openappkit/appkit-core/addresses'
import type { ReactNode } from 'react'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import css from './AddressText.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

/** Props of {@link AddressText}. */
export interface AddressTextProps {
  readonly address: string
  /** Accessible name. Leave it out next to a visible label. */
  readonly label?: string | undefined
  /**
   * A look-alike of the address. The groups in which they differ are marked. Letter case counts only in formats where
   * it does, such as base58: the checksum of a hex address changes it in every group.
   */
  readonly unlike?: string | undefined
}

/**
 * Shows a whole address in groups of four, for reading and comparing. The gaps are margins, so a copied selection has
 * none. Part `address`.
 */
export function AddressText({ address, label, unlike }: AddressTextProps): ReactNode {
  useSheet(sheet)
  const isHex = address.startsWith('0x')
  const fold = (text: string): string => (isHex ? text.toLowerCase() : text)
  const others = unlike === undefined ? undefined : addressGroups(fold(unlike))
  return (
    <p className="address" part="address">
      {label !== undefined && <span className="visually-hidden">{label} </span>}
      <bdi dir="ltr" data-hex={isHex || undefined}>
        {addressGroups(address).map((group, index) => {
          const Group = others && others[index] !== fold(group) ? 'mark' : 'span'
          // biome-ignore lint/suspicious/noArrayIndexKey: what an address is made of never moves
          return <Group key={index}>{group}</Group>
        })}
      </bdi>
    </p>
  )
}
