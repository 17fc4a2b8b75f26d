import type { CaipNetwork } from '@openappkit/appkit-core'
import type { HeldNft } from '@openappkit/appkit-core/portfolio'
import type { ReactNode } from 'react'
import { type Fact, FactList } from '../../elements/FactList'
import type { AssetsTranslator } from './AssetsCatalog'
import { ContractFact } from './ContractFact'
import { NetworkFact } from './NetworkFact'

const standards = { erc721: 'ERC-721', erc1155: 'ERC-1155' } as const

/** Lists facts about an NFT: collection, quantity, token id, standard, network and contract. */
export function NftFacts({
  nft: { collection, contract, tokenId, standard, quantity },
  network,
  messages,
}: {
  readonly nft: HeldNft
  readonly network: CaipNetwork | undefined
  readonly messages: AssetsTranslator
}): ReactNode {
  const { t, locale } = messages
  const facts: readonly (Fact | false | undefined | '')[] = [
    collection.name && { label: t('nft.collection'), value: <bdi>{collection.name}</bdi> },
    quantity > 1n && { label: t('nft.quantity'), value: new Intl.NumberFormat(locale).format(quantity) },
    { label: t('nft.tokenId'), value: <bdi dir="ltr">{tokenId}</bdi> },
    { label: t('nft.standard'), value: <bdi dir="ltr">{standards[standard]}</bdi> },
    network && { label: t('token.network'), value: <NetworkFact network={network} /> },
    { label: t('token.contract'), value: <ContractFact address={contract} messages={messages} /> },
  ]
  return <FactList facts={facts.filter(fact => typeof fact === 'object')} />
}
