import type { ViewRegistry } from '@openappkit/appkit-core'
import { type HeldNft, NftController } from '@openappkit/appkit-core/portfolio'
import { type ReactNode, useEffect } from 'react'
import { IconTile } from '../../elements/IconTile'
import { Link } from '../../elements/Link'
import { ListGroup } from '../../elements/ListGroup'
import { Message } from '../../elements/Message'
import { PictureIcon } from '../../icons/PictureIcon'
import { useKit } from '../../kit/useKit'
import { ViewSkeleton } from '../../shell/ViewSkeleton'
import { explorerUrl } from '../account/explorerUrl'
import { ViewFooter } from '../ViewFooter'
import type { AssetsTranslator } from './AssetsCatalog'
import { fitsTitle } from './fitsTitle'
import { lookForNft } from './lookForNft'
import { NftDescription } from './NftDescription'
import { NftFacts } from './NftFacts'
import { NftPicture } from './NftPicture'
import { nftName } from './nftName'
import { useNfts } from './useNfts'
import { withAssetMessages } from './withAssetMessages'

interface NftDetailProps {
  readonly params: ViewRegistry['NftDetail']
  readonly messages: AssetsTranslator
}

/** Shows one of the active account's NFTs. Part `nft-detail`. */
function NftDetail({ params, messages }: NftDetailProps): ReactNode {
  const { t } = messages
  const nfts = useKit().controller(NftController)
  const { state, account } = useNfts()
  const nft = 'nfts' in state ? state.nfts.find(({ id }) => id === params.id) : undefined
  const isBehind = !nft && 'nfts' in state && state.hasMore && state.status !== 'moreFailed'
  // An app can open this view directly, before the page with the NFT is loaded.
  useEffect(() => {
    if (!isBehind || !account) return
    let isWanted = true
    void lookForNft(nfts, account, params.id, () => isWanted)
    return () => {
      isWanted = false
    }
  }, [nfts, account, params.id, isBehind])
  if (nft) return <Shown nft={nft} isNamed={fitsTitle(params.name)} messages={messages} />
  if (isBehind || state.status === 'idle' || state.status === 'loading') return <ViewSkeleton hasMessages />
  return (
    <Message
      media={<IconTile icon={<PictureIcon />} size="large" />}
      title={t('nfts' in state ? 'nft.gone' : 'nfts.unavailable')}
      detail={t('nfts' in state ? 'token.goneDetail' : 'nfts.unavailableDetail')}
      role="status"
    />
  )
}

function Shown({
  nft,
  isNamed,
  messages,
}: {
  readonly nft: HeldNft
  /** Whether the title is the NFT's whole name. */
  readonly isNamed: boolean
  readonly messages: AssetsTranslator
}): ReactNode {
  const kit = useKit()
  const { t } = messages
  const { chainId, contract, description, attributes } = nft
  const network = kit.chains.findNetwork(chainId)
  const explorer = explorerUrl(network, contract)
  const name = nftName(nft, messages)
  return (
    <div className="detail" part="nft-detail">
      <NftPicture nft={nft} label={name} />
      {!isNamed && (
        <h2 className="detail-name">
          <bdi>{name}</bdi>
        </h2>
      )}
      {description && <NftDescription key={description} text={description} messages={messages} />}
      <NftFacts nft={nft} network={network} messages={messages} />
      {attributes.length > 0 && (
        <ListGroup title={t('nft.attributes')}>
          <dl className="detail-attributes">
            {attributes.map(({ name, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a collectible may have two attributes of one name, and their order never changes
              <div className="detail-attribute" key={index}>
                <dt>
                  <bdi>{name}</bdi>
                </dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </ListGroup>
      )}
      {explorer && (
        <ViewFooter>
          <Link href={explorer} external>
            {t('token.explorer')}
          </Link>
        </ViewFooter>
      )}
    </div>
  )
}

export const NftDetailView: ReturnType<typeof withAssetMessages<'NftDetail'>> =
  /* @__PURE__ */ withAssetMessages<'NftDetail'>(NftDetail)
