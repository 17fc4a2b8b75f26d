import type { ReactNode } from 'react'
import { Avatar } from '../../elements/Avatar'
import { useIdentity } from './useIdentity'

/** The picture that the account in use has chosen, or the one drawn from its address. */
export function AccountAvatar({ address }: { readonly address: string }): ReactNode {
  return <Avatar address={address} src={useIdentity()?.avatar} />
}
