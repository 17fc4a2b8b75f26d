import { type MemoExoticComponent, memo, type ReactNode } from 'react'
import { Image } from '../../elements/Image'
import { ListItem } from '../../elements/ListItem'
import { usePicture } from '../../elements/usePicture'
import { useTranslator } from '../../i18n/useTranslator'
import { chainName } from '../../kit/chainName'
import { useKit } from '../../kit/useKit'
import type { ShownWallet } from './shownWallets'

export interface WalletRowProps extends ShownWallet {
  /** Position in the list. */
  readonly index: number
  readonly onChoose: (item: ShownWallet) => void
}

/** Renders a wallet from the directory. Memoized, because scrolling only adds and removes rows. */
export const WalletRow: MemoExoticComponent<(props: WalletRowProps) => ReactNode> = /* @__PURE__ */ memo(
  function WalletRow({ wallet, installed, index, onChoose }: WalletRowProps): ReactNode {
    const kit = useKit()
    const { t } = useTranslator()
    const { namespaces } = kit.context.adapters
    // In an app with one chain family, every wallet supports it.
    const served = namespaces.length > 1 ? namespaces.filter(namespace => supports(wallet.chains, namespace)) : []
    const facts = [installed.length > 0 && t('connect.installed'), ...served.map(chain => chainName(kit, chain))]
    const hasPicture = usePicture(index)
    return (
      <ListItem
        title={wallet.name}
        detail={facts.filter(Boolean).join(' · ')}
        icon={
          // Until the picture may show, the tile is empty, because a letter would flicker.
          <Image
            src={hasPicture ? wallet.image_url : undefined}
            name={wallet.name}
            icon={hasPicture ? undefined : ''}
          />
        }
        onClick={() => onChoose({ wallet, installed })}
      />
    )
  },
)

/** Returns whether a list of CAIP-2 ids has a chain of the family. */
function supports(chains: readonly string[] | undefined, namespace: string): boolean {
  return chains?.some(chain => chain.startsWith(`${namespace}:`)) === true
}
