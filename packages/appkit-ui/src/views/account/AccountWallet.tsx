import type { ReactNode } from 'react'
import { Image } from '../../elements/Image'
import { ForwardIcon } from '../../icons/ForwardIcon'
import { useActiveConnection } from '../../kit/useActiveConnection'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useMessages } from '../messages/MessagesContext'
import { PictureButton } from './PictureButton'

/**
 * Shows the active wallet's picture beside the account's name, `children`, and opens the list of wallets. Part
 * `account-wallet`.
 */
export function AccountWallet({ children }: { readonly children: ReactNode }): ReactNode {
  const kit = useKit()
  const { t } = useMessages()
  const active = useActiveConnection()
  const { namespaces } = useSnapshot(kit.connections.state)
  const count = Object.values(namespaces).reduce((sum, { connections }) => sum + connections.length, 0)
  if (!active) return children
  return (
    <PictureButton part="account-wallet" onClick={() => kit.router.push('ProfileWallets')}>
      <Image src={active.imageUrl} name={active.name} size="small" />
      <span className="visually-hidden">{active.name} </span>
      {children}
      <span className="visually-hidden"> {t('account.walletsDetail', { count })}</span>
      <ForwardIcon />
    </PictureButton>
  )
}
