import {
  defineSheet,
  Image,
  ListItem,
  Message,
  SearchInput,
  useAnnouncement,
  useCatalog,
  useKit,
  usePicture,
  useSheet,
  ViewSkeleton,
  VirtualList,
} from '@openappkit/appkit-ui/elements'
import { shortened } from '@openappkit/appkit-ui/money'
import { type ReactNode, useState } from 'react'
import type { OnrampAsset } from '../market/OnrampCatalog'
import css from './BuyPicker.css?inline'
import { OnrampFlow } from './OnrampFlow'
import { OnrampTexts } from './OnrampTexts'
import { useMarket } from './useMarket'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')
/** Number of assets from which the list has a search field. */
const searchable = 8

/** The view to choose the asset to buy. Part `buy-assets`. */
export function OnRampTokenSelectView(): ReactNode {
  const kit = useKit()
  const { form } = kit.controller(OnrampFlow)
  const translator = useCatalog(OnrampTexts)
  const [search, setSearch] = useState('')
  const market = useMarket()
  useSheet(sheet)
  const all = market?.catalog.assets ?? []
  const query = search.trim().toLowerCase()
  const found = all.filter(({ name, symbol }) => `${symbol} ${name}`.toLowerCase().includes(query))
  useAnnouncement(translator && query !== '' ? translator.t('tokensFound', { count: found.length }) : undefined)
  if (!translator || !market) return <ViewSkeleton hasMessages />
  const { t } = translator
  const choose = (id: string): void => {
    form.setAsset(id)
    kit.modal.goBack()
  }
  return (
    <div className="buy-picker" part="buy-assets">
      {all.length >= searchable && (
        <div className="buy-search">
          <SearchInput
            label={t('searchTokens')}
            placeholder={t('searchTokens')}
            clearLabel={t('clear')}
            value={search}
            onChange={setSearch}
          />
        </div>
      )}
      {found.length > 0 ? (
        <VirtualList label={t('selectToken')} items={found} keyOf={({ id }) => id} scroll="view">
          {(asset, index) => (
            <AssetRow asset={asset} index={index} isSelected={asset.id === market.draft.asset?.id} onChoose={choose} />
          )}
        </VirtualList>
      ) : (
        <Message title={t('noMatch', { query: shortened(search.trim()) })} />
      )}
    </div>
  )
}

interface AssetRowProps {
  readonly asset: OnrampAsset
  readonly index: number
  readonly isSelected: boolean
  readonly onChoose: (id: string) => void
}

function AssetRow({ asset, index, isSelected, onChoose }: AssetRowProps): ReactNode {
  const hasPicture = usePicture(index)
  const { iconUrl, id, name, symbol } = asset
  return (
    <ListItem
      title={shortened(name)}
      detail={shortened(symbol)}
      icon={<Image src={hasPicture ? iconUrl : undefined} name={symbol} shape="circle" />}
      selected={isSelected}
      onClick={() => onChoose(id)}
    />
  )
}
