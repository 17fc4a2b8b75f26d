import { truncateAddress } from '@openappkit/appkit-core/format'
import type { ReactNode } from 'react'
import { Avatar } from '../../elements/Avatar'
import { CopyButton } from '../../elements/CopyButton'
import { Image } from '../../elements/Image'
import { Link } from '../../elements/Link'
import { ListItem } from '../../elements/ListItem'
import { chainName } from '../../kit/chainName'
import { useActiveChain } from '../../kit/useActiveChain'
import { useActiveConnection } from '../../kit/useActiveConnection'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import { ViewFooter } from '../ViewFooter'
import { useWords } from '../words/WordsContext'
import css from './AccountView.css?inline'
import { BalanceLine } from './BalanceLine'
import { DisconnectButton } from './DisconnectButton'
import { explorerUrl } from './explorerUrl'
import { useFreshBalance } from './useFreshBalance'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** The account in use: who, how much, where, and the way out. Part `account`. */
export function AccountView(): ReactNode {
  const kit = useKit()
  const words = useWords()
  const chain = useActiveChain()
  const active = useActiveConnection()
  const { namespaces } = useSnapshot(kit.connections.state)
  const chains = useSnapshot(kit.chains.state).namespaces
  const count = Object.values(namespaces).reduce((sum, { connections }) => sum + connections.length, 0)
  const lost = Object.values(chains).find(({ restoreError }) => restoreError)
  useSheet(sheet)
  useFreshBalance()
  const { address, network } = chain ?? {}
  if (!address) return null
  const explorer = explorerUrl(network, address)
  const onCopy = (copied: boolean) =>
    kit.toasts.show(words.t(copied ? 'account.addressCopied' : 'failedToCopy'), copied ? 'success' : 'error')
  return (
    <>
      <div className="account" part="account">
        <Avatar address={address} />
        <div className="account-address">
          <bdi dir="ltr" title={address}>
            {truncateAddress(address)}
          </bdi>
          <CopyButton value={address} label={words.t('account.copyAddress')} onCopy={onCopy} />
        </div>
        <BalanceLine />
      </div>
      {active && (
        <ListItem
          title={active.name}
          detail={
            lost
              ? words.t('account.restoreFailed', { chain: chainName(kit, lost.namespace) })
              : words.t('account.walletsDetail', { count })
          }
          icon={<Image src={active.imageUrl} name={active.name} />}
          chevron
          onClick={() => kit.router.push('ProfileWallets', { namespace: lost?.namespace })}
        />
      )}
      <ViewFooter align="between">
        <DisconnectButton />
        {explorer && <Link href={explorer}>{words.t('account.viewOnExplorer')}</Link>}
      </ViewFooter>
    </>
  )
}
