import type { ViewRegistry } from '@openappkit/appkit-core'
import { type HeldNft, NftController } from '@openappkit/appkit-core/portfolio'
import { type ReactNode, useEffect } from 'react'
import { type Fact, FactList } from '../../elements/FactList'
import { IconTile } from '../../elements/IconTile'
import { Image } from '../../elements/Image'
import { Link } from '../../elements/Link'
import { ListGroup } from '../../elements/ListGroup'
import { Message } from '../../elements/Message'
import { PictureIcon } from '../../icons/PictureIcon'
import { useKit } from '../../kit/useKit'
import { ViewSkeleton } from '../../shell/ViewSkeleton'
import { explorerUrl } from '../account/explorerUrl'
import { ViewFooter } from '../ViewFooter'
import type { AssetsTranslator } from './AssetsCatalog'
import { ContractFact } from './ContractFact'
import { lookForNft } from './lookForNft'
import { NftDescription } from './NftDescription'
import { NftPicture } from './NftPicture'
import { nftName } from './nftName'
import { useNfts } from './useNfts'
import { withAssetMessages } from './withAssetMessages'

interface NftDetailProps {
  readonly params: ViewRegistry['NftDetail']
  readonly messages: AssetsTranslator
}

const standards = { erc721: 'ERC-721', erc1155: 'ERC-1155' } as const

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
  if (nft) return <Shown nft={nft} messages={messages} />
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

function Shown({ nft, messages }: { readonly nft: HeldNft; readonly messages: AssetsTranslator }): ReactNode {
  const kit = useKit()
  const { t, locale } = messages
  const { chainId, collection, contract, tokenId, standard, quantity, description, attributes } = nft
  const network = kit.chains.findNetwork(chainId)
  const explorer = explorerUrl(network, contract)
  const name = nftName(nft, messages)
  const facts: readonly (Fact | false | undefined | '')[] = [
    collection.name && { label: t('nft.collection'), value: <bdi>{collection.name}</bdi> },
    quantity > 1n && { label: t('nft.quantity'), value: new Intl.NumberFormat(locale).format(quantity) },
    { label: t('nft.tokenId'), value: <bdi dir="ltr">{tokenId}</bdi> },
    { label: t('nft.standard'), value: <bdi dir="ltr">{standards[standard]}</bdi> },
    network && {
      label: t('token.network'),
      value: (
        <>
          <Image src={network.assets?.imageUrl} name={network.name} size="small" shape="circle" />
          <bdi>{network.name}</bdi>
        </>
      ),
    },
    { label: t('token.contract'), value: <ContractFact address={contract} messages={messages} /> },
  ]
  return (
    <div className="detail" part="nft-detail">
      <NftPicture nft={nft} label={name} />
      <h2 className="detail-name">
        <bdi>{name}</bdi>
      </h2>
      {description && <NftDescription key={description} text={description} messages={messages} />}
      <FactList facts={facts.filter(fact => typeof fact === 'object')} />
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
