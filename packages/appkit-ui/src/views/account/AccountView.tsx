import type { ChainNamespace } from '@openappkit/appkit-core'
import { truncateAddress } from '@openappkit/appkit-core/format'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { ReactNode } from 'react'
import { Avatar } from '../../elements/Avatar'
import { CopyButton } from '../../elements/CopyButton'
import { Image } from '../../elements/Image'
import { Link } from '../../elements/Link'
import { ListItem } from '../../elements/ListItem'
import { useAccountItems } from '../../features/useAccountItems'
import { chainName } from '../../kit/chainName'
import { useActiveChain } from '../../kit/useActiveChain'
import { useActiveConnection } from '../../kit/useActiveConnection'
import { useKit } from '../../kit/useKit'
import { useLazyCode } from '../../kit/useLazyCode'
import { useSnapshot } from '../../kit/useSnapshot'
import { useNetworkPictures } from '../../pictures/useNetworkPictures'
import { ViewFailure } from '../../shell/ViewFailure'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import { useMessages } from '../messages/MessagesContext'
import { ViewFooter } from '../ViewFooter'
import { AccountButtons } from './AccountButtons'
import css from './AccountView.css?inline'
import { AssetsSkeleton } from './AssetsSkeleton'
import { BalanceLine } from './BalanceLine'
import { BalanceSkeleton } from './BalanceSkeleton'
import { DisconnectButton } from './DisconnectButton'
import { explorerUrl } from './explorerUrl'
import { LazyAssets } from './LazyAssets'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** Shows the active account: name, balance, network, actions and disconnect. Part `account`. */
export function AccountView(): ReactNode {
  const kit = useKit()
  useNetworkPictures()
  const messages = useMessages()
  const chain = useActiveChain()
  const active = useActiveConnection()
  const { items } = useAccountItems()
  const { namespaces } = useSnapshot(kit.connections.state)
  const chains = useSnapshot(kit.chains.state).namespaces
  const count = Object.values(namespaces).reduce((sum, { connections }) => sum + connections.length, 0)
  const lost = Object.values(chains).find(({ reconnectError }) => reconnectError)
  const hasTab = items.tabs.some(tab => tab.isOffered?.(kit) ?? true)
  const isMore = chain && (hasTab || mayHoldTokens(kit, chain.namespace))
  const part = isMore ? kit.controller(LazyAssets) : undefined
  const more = useLazyCode(part)
  useSheet(sheet)
  const { address, network } = chain ?? {}
  if (!address) return null
  const code = more?.status === 'ready' ? more.code : undefined
  // Without a backend, there may be no assets to show, so there is no placeholder.
  const isComing = more?.status === 'loading' && kit.hasBackend
  const explorer = explorerUrl(network, address)
  const onCopy = (copied: boolean) =>
    kit.toasts.show(messages.t(copied ? 'account.addressCopied' : 'failedToCopy'), copied ? 'success' : 'error')
  return (
    <>
      {code && <code.PullToRefresh />}
      <div className="account" part="account">
        {code ? <code.AccountAvatar address={address} /> : <Avatar address={address} />}
        <div className="account-address">
          {code ? (
            <code.AccountName address={address} />
          ) : (
            <bdi dir="ltr" title={address}>
              {truncateAddress(address)}
            </bdi>
          )}
          <CopyButton value={address} label={messages.t('account.copyAddress')} onCopy={onCopy} />
        </div>
        {code ? <code.AccountTotal /> : isComing ? <BalanceSkeleton /> : <BalanceLine />}
      </div>
      <AccountButtons />
      {active && (
        <ListItem
          title={active.name}
          detail={
            lost
              ? messages.t('account.reconnectFailed', { chain: chainName(kit, lost.namespace) })
              : messages.t('account.walletsDetail', { count })
          }
          icon={<Image src={active.imageUrl} name={active.name} />}
          chevron
          onClick={() => kit.router.push('ProfileWallets', { namespace: lost?.namespace })}
        />
      )}
      {code ? (
        <code.AccountAssets />
      ) : isComing ? (
        <AssetsSkeleton />
      ) : (
        more?.status === 'failed' && kit.hasBackend && <ViewFailure onRetry={() => part?.load()} />
      )}
      <ViewFooter align="between">
        <DisconnectButton />
        {explorer && <Link href={explorer}>{messages.t('account.viewOnExplorer')}</Link>}
      </ViewFooter>
    </>
  )
}

/** Returns whether assets other than the native one can be read: from a backend or from the wallet itself. */
function mayHoldTokens({ context, hasBackend }: ModalKit, namespace: ChainNamespace): boolean {
  if (hasBackend) return true
  return context.adapters.namespaces.includes(namespace) && context.adapter(namespace).capabilities.has('walletAssets')
}
