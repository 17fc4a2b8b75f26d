import type { ChainNamespace } from '@openappkit/appkit-core'
import { shortenAddress } from '@openappkit/appkit-core/addresses'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { ReactNode } from 'react'
import { Avatar } from '../../elements/Avatar'
import { CopyButton } from '../../elements/CopyButton'
import { useAccountItems } from '../../features/useAccountItems'
import { useActiveChain } from '../../kit/useActiveChain'
import { useKit } from '../../kit/useKit'
import { useLazyCode } from '../../kit/useLazyCode'
import { useNetworkPictures } from '../../pictures/useNetworkPictures'
import { ViewFailure } from '../../shell/ViewFailure'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import { useMessages } from '../messages/MessagesContext'
import { AccountButtons } from './AccountButtons'
import { AccountFooter } from './AccountFooter'
import css from './AccountView.css?inline'
import { AccountWallet } from './AccountWallet'
import { AssetsSkeleton } from './AssetsSkeleton'
import { avatarSize } from './avatarSize'
import { BalanceLine } from './BalanceLine'
import { BalanceSkeleton } from './BalanceSkeleton'
import { LazyAssets } from './LazyAssets'
import { ReconnectFailure } from './ReconnectFailure'
import { RefreshBalance } from './RefreshBalance'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** Shows the active account: name, wallet, balance, actions and disconnect. Part `account`. */
export function AccountView(): ReactNode {
  const kit = useKit()
  useNetworkPictures()
  const messages = useMessages()
  const chain = useActiveChain()
  const { items } = useAccountItems()
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
  return (
    <>
      {code && <code.PullToRefresh />}
      <div className="account" part="account">
        {code ? <code.AccountAvatar address={address} /> : <Avatar address={address} size={avatarSize} />}
        <div className="account-address">
          <AccountWallet>
            {code ? (
              <code.AccountName address={address} />
            ) : (
              <bdi className="account-name" dir="ltr" title={address}>
                {shortenAddress(address)}
              </bdi>
            )}
          </AccountWallet>
          <CopyButton
            value={address}
            label={messages.t('account.copyAddress')}
            copiedLabel={messages.t('account.addressCopied')}
            failedMessage={messages.t('failedToCopy')}
          />
        </div>
        {code ? <code.AccountTotal /> : isComing ? <BalanceSkeleton /> : <BalanceLine action={<RefreshBalance />} />}
      </div>
      <AccountButtons />
      <ReconnectFailure />
      {code ? (
        <code.AccountAssets />
      ) : isComing ? (
        <AssetsSkeleton />
      ) : (
        more?.status === 'failed' && kit.hasBackend && <ViewFailure onRetry={() => part?.load()} />
      )}
      <AccountFooter address={address} network={network} />
    </>
  )
}

/** Returns whether assets other than the native one can be read: from a backend or from the wallet itself. */
function mayHoldTokens({ context, hasBackend }: ModalKit, namespace: ChainNamespace): boolean {
  if (hasBackend) return true
  return context.adapters.namespaces.includes(namespace) && context.adapter(namespace).capabilities.has('walletAssets')
}
