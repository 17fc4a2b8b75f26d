import { WalletDirectory } from '@openappkit/appkit-core/cloud'
import { isMobile } from '@openappkit/appkit-core/modal'
import { type ReactNode, useEffect, useRef } from 'react'
import { SearchInput } from '../../elements/SearchInput'
import { SquareButton } from '../../elements/SquareButton'
import { CertifiedIcon } from '../../icons/CertifiedIcon'
import { ScanIcon } from '../../icons/ScanIcon'
import { useKit } from '../../kit/useKit'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import type { OpenInTap } from '../connect/chooseWallet'
import { prepareWallets } from '../connect/prepareWallets'
import { useWords } from '../words/WordsContext'
import { withWords } from '../words/withWords'
import css from './AllWalletsView.css?inline'
import { useWalletSearch } from './useWalletSearch'
import { WalletResults } from './WalletResults'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** Every wallet of the directory, to search and to scroll through. Part `all-wallets`. */
function AllWallets(): ReactNode {
  const kit = useKit()
  const words = useWords()
  const search = useWalletSearch()
  const directory = kit.service(WalletDirectory)
  const page = kit.environment.window
  const isPhone = page !== undefined && isMobile(page)
  const openInTap = useRef<OpenInTap>(undefined)
  useSheet(sheet)
  useEffect(() => void directory.loadMore(), [directory])
  useEffect(() => {
    if (isPhone && kit.base.walletConnect) openInTap.current = prepareWallets(kit)
  }, [kit, isPhone])
  return (
    <div className="all-wallets" part="all-wallets">
      <div className="all-wallets-bar">
        <SearchInput
          label={words.t('all.search')}
          placeholder={words.t('all.search')}
          clearLabel={words.t('clearSearch')}
          value={search.typed}
          onChange={search.type}
        />
        <SquareButton
          label={words.t('all.certified')}
          icon={<CertifiedIcon />}
          checked={search.isCertified}
          onClick={() => search.certify(!search.isCertified)}
        />
        {isPhone && (
          <SquareButton
            label={words.t('all.scan')}
            icon={<ScanIcon />}
            onClick={() => kit.router.push('ConnectingWalletConnect', {})}
          />
        )}
      </div>
      <WalletResults search={search} openInTap={openInTap} />
    </div>
  )
}

export const AllWalletsView: ReturnType<typeof withWords<'AllWallets'>> =
  /* @__PURE__ */ withWords<'AllWallets'>(AllWallets)
