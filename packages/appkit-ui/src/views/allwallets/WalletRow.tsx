import { type MemoExoticComponent, memo, type ReactNode } from 'react'
import { Image } from '../../elements/Image'
import { ListItem } from '../../elements/ListItem'
import { Tag } from '../../elements/Tag'
import { usePicture } from '../../elements/usePicture'
import { useTranslator } from '../../i18n/useTranslator'
import type { ShownWallet } from './shownWallets'

export interface WalletRowProps extends ShownWallet {
  /** Position in the list. */
  readonly index: number
  readonly onChoose: (item: ShownWallet) => void
}

/** Renders a wallet from the directory. Memoized, because scrolling only adds and removes rows. */
export const WalletRow: MemoExoticComponent<(props: WalletRowProps) => ReactNode> = /* @__PURE__ */ memo(
  function WalletRow({ wallet, installed, index, onChoose }: WalletRowProps): ReactNode {
    const { t } = useTranslator()
    const hasPicture = usePicture(index)
    return (
      <ListItem
        title={wallet.name}
        icon={
          // Until the picture may show, the tile is empty, because a letter would flicker.
          <Image
            src={hasPicture ? wallet.image_url : undefined}
            name={wallet.name}
            icon={hasPicture ? undefined : ''}
          />
        }
        trailing={installed.length > 0 && <Tag>{t('connect.installed')}</Tag>}
        onClick={() => onChoose({ wallet, installed })}
      />
    )
  },
)
