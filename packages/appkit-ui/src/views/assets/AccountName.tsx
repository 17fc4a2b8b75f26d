import { truncateAddress } from '@openappkit/appkit-core/format'
import type { ReactNode } from 'react'
import { useIdentity } from './useIdentity'

/** What the account in use is called, else its address, which is whole in the tooltip. */
export function AccountName({ address }: { readonly address: string }): ReactNode {
  const name = useIdentity()?.name
  return (
    <bdi className="account-name" dir={name ? undefined : 'ltr'} title={address}>
      {name ?? truncateAddress(address)}
    </bdi>
  )
}
