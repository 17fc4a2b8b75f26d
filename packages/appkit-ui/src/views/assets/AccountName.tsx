import { shortenAddress } from '@openappkit/appkit-core/addresses'
import type { ReactNode } from 'react'
import { useIdentity } from './useIdentity'

/** Shows the active account's name or its shortened address. The tooltip shows both in full. */
export function AccountName({ address }: { readonly address: string }): ReactNode {
  const name = useIdentity()?.name
  return (
    <bdi className="account-name" dir={name ? undefined : 'ltr'} title={name ? `${name}\n${address}` : address}>
      {name ?? shortenAddress(address)}
    </bdi>
  )
}
