import type { ReactNode } from 'react'
import { Avatar } from '../../elements/Avatar'
import { useIdentity } from './useIdentity'

/** The avatar of the active account: its own image, or one drawn from its address. */
export function AccountAvatar({ address }: { readonly address: string }): ReactNode {
  return <Avatar address={address} src={useIdentity()?.avatar} />
}
