import type { CustomWallet } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { IconTile } from '../../elements/IconTile'
import { Image } from '../../elements/Image'
import { ListItem } from '../../elements/ListItem'
import { AllWalletsIcon } from '../../icons/AllWalletsIcon'
import { ExternalIcon } from '../../icons/ExternalIcon'
import { useKit } from '../../kit/useKit'
import { useOptions } from '../../kit/useOptions'
import { useSnapshot } from '../../kit/useSnapshot'
import { useWalletPicture } from '../../pictures/useWalletPicture'
import { listedWallets } from '../connect/connectSubject'
import { httpsUrl } from '../connect/httpsUrl'
import { useMessages } from '../messages/MessagesContext'
import { withMessages } from '../messages/withMessages'

/** Number of listed wallets. The directory lists the rest. */
const shownWallets = 4
/** Public directory of wallets. */
const directory = 'https://ethereum.org/wallets/find-wallet/'

/** Lists wallets to get. Each row links to the wallet's own page. */
function GetWallet(): ReactNode {
  const kit = useKit()
  const messages = useMessages()
  const { customWallets = [], featuredWalletIds = [], excludeWalletIds = [] } = useOptions()
  const { featured, recommended } = useSnapshot(kit.directory.state)
  const isFeatured = (id: string) => Number(featuredWalletIds.includes(id))
  // The directory's wallets have pictures, and replace the well-known ones with the same id.
  const wallets = [...featured, ...customWallets, ...recommended, ...listedWallets(kit)]
    .filter(({ id }, index, all) => all.findIndex(wallet => wallet.id === id) === index)
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
          title={messages.t('getWallet.exploreAll')}
          detail={messages.t('getWallet.exploreAllDetail')}
          icon={<IconTile icon={<AllWalletsIcon />} />}
          trailing={<ExternalIcon />}
          href={directory}
        />
      </li>
    </ul>
  )
}

function WalletRow({ wallet }: { readonly wallet: CustomWallet }): ReactNode {
  const { name } = wallet
  const url = httpsUrl(wallet.homepage)
  return (
    <li>
      <ListItem
        title={name}
        detail={url && new URL(url).host.replace(/^www\./, '')}
        icon={<Image src={useWalletPicture(wallet)} name={name} />}
        trailing={<ExternalIcon />}
        href={url}
      />
    </li>
  )
}

export const GetWalletView: ReturnType<typeof withMessages<'GetWallet'>> =
  /* @__PURE__ */ withMessages<'GetWallet'>(GetWallet)
