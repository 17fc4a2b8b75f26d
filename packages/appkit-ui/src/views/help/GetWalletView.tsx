import type { CustomWallet } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { IconTile } from '../../elements/IconTile'
import { Image } from '../../elements/Image'
import { ListItem } from '../../elements/ListItem'
import { AllWalletsIcon } from '../../icons/AllWalletsIcon'
import { ExternalIcon } from '../../icons/ExternalIcon'
import { useKit } from '../../kit/useKit'
import { useWalletPicture } from '../../pictures/useWalletPicture'
import { listedWallets } from '../connect/connectSubject'
import { httpsUrl } from '../connect/httpsUrl'
import { useWords } from '../words/WordsContext'
import { withWords } from '../words/withWords'

/** So many wallets are named here; the rest is in the directory. */
const shownWallets = 4
/** The public directory of wallets. */
const directory = 'https://ethereum.org/wallets/find-wallet/'

/** Where to get a wallet. Every row leads to the wallet's own page. */
function GetWallet(): ReactNode {
  const kit = useKit()
  const words = useWords()
  const { featuredWalletIds = [], excludeWalletIds = [] } = kit.options.given
  const isFeatured = (id: string) => Number(featuredWalletIds.includes(id))
  const wallets = listedWallets(kit)
    .filter(({ id, homepage }) => httpsUrl(homepage) && !excludeWalletIds.includes(id))
    .toSorted((a, b) => isFeatured(b.id) - isFeatured(a.id))
    .slice(0, shownWallets)
  return (
    <ul>
      {wallets.map(wallet => (
        <WalletRow key={wallet.id} wallet={wallet} />
      ))}
      <li>
        <ListItem
          title={words.t('getWallet.exploreAll')}
          detail={words.t('getWallet.exploreAllDetail')}
          icon={<IconTile icon={<AllWalletsIcon />} />}
          trailing={<ExternalIcon />}
          href={directory}
        />
      </li>
    </ul>
  )
}

function WalletRow({ wallet }: { readonly wallet: CustomWallet }): ReactNode {
  const words = useWords()
  const { name, homepage } = wallet
  return (
    <li>
      <ListItem
        title={name}
        detail={words.t('getWallet.detail')}
        icon={<Image src={useWalletPicture(wallet)} name={name} />}
        trailing={<ExternalIcon />}
        href={httpsUrl(homepage)}
      />
    </li>
  )
}

export const GetWalletView: ReturnType<typeof withWords<'GetWallet'>> =
  /* @__PURE__ */ withWords<'GetWallet'>(GetWallet)
