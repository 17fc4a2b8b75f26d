import { WalletDirectory } from '@openappkit/appkit-core/cloud'
import { isMobile } from '@openappkit/appkit-core/modal'
import { type ReactNode, useEffect, useRef } from 'react'
import { Chip } from '../../elements/Chip'
import { SearchInput } from '../../elements/SearchInput'
import { CertifiedIcon } from '../../icons/CertifiedIcon'
import { ScanIcon } from '../../icons/ScanIcon'
import { useKit } from '../../kit/useKit'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import type { OpenInTap } from '../connect/chooseWallet'
import { prepareWallets } from '../connect/prepareWallets'
import { useMessages } from '../messages/MessagesContext'
import { withMessages } from '../messages/withMessages'
import css from './AllWalletsView.css?inline'
import { useWalletSearch } from './useWalletSearch'
import { WalletResults } from './WalletResults'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** Lists all wallets in the directory with a search field. Part `all-wallets`. */
function AllWallets(): ReactNode {
  const kit = useKit()
  const messages = useMessages()
  const search = useWalletSearch()
  const directory = kit.controller(WalletDirectory)
  const page = kit.environment.window
  const isPhone = page !== undefined && isMobile(page)
  const openInTap = useRef<OpenInTap>(undefined)
  useSheet(sheet)
  useEffect(() => void directory.loadMore(), [directory])
  useEffect(() => {
    if (isPhone && kit.context.walletConnect) openInTap.current = prepareWallets(kit)
  }, [kit, isPhone])
  return (
    <div className="all-wallets" part="all-wallets">
      <SearchInput
        label={messages.t('all.search')}
        placeholder={messages.t('all.search')}
        clearLabel={messages.t('clearSearch')}
        value={search.typed}
        onChange={search.type}
      />
      <div className="all-wallets-chips">
        <Chip icon={<CertifiedIcon />} checked={search.isCertified} onClick={() => search.certify(!search.isCertified)}>
          {messages.t('all.certified')}
        </Chip>
        {isPhone && (
          <Chip icon={<ScanIcon />} onClick={() => kit.router.push('ConnectingWalletConnect', {})}>
            {messages.t('all.scan')}
          </Chip>
        )}
      </div>
      <WalletResults search={search} openInTap={openInTap} />
    </div>
  )
}

export const AllWalletsView: ReturnType<typeof withMessages<'AllWallets'>> =
  /* @__PURE__ */ withMessages<'AllWallets'>(AllWallets)
