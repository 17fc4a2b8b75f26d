import { truncateAddress } from '@openappkit/appkit-core/format'
import type { ReactNode } from 'react'
import { useIdentity } from './useIdentity'

/** The name of the active account, or its address, with the full address in the tooltip. */
export function AccountName({ address }: { readonly address: string }): ReactNode {
  const name = useIdentity()?.name
  return (
    <bdi className="account-name" dir={name ? undefined : 'ltr'} title={address}>
      {name ?? truncateAddress(address)}
    </bdi>
  )
}
