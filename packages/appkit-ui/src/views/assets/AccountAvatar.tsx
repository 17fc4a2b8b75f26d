import type { ReactNode } from 'react'
import { Avatar } from '../../elements/Avatar'
import { avatarSize } from '../account/avatarSize'
import { useIdentity } from './useIdentity'

/** Shows the active account's avatar: its own image, or one generated from its address. */
export function AccountAvatar({ address }: { readonly address: string }): ReactNode {
  return <Avatar address={address} src={useIdentity()?.avatar} size={avatarSize} />
}
