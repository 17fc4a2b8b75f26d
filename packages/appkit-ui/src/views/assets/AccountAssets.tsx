import { NftController } from '@openappkit/appkit-core/portfolio'
import { type ReactNode, useEffect, useRef } from 'react'
import { Tabs } from '../../elements/Tabs'
import { useKeptScroll } from '../../elements/useKeptScroll'
import { useAccountItems } from '../../features/useAccountItems'
import { textIn } from '../../i18n/TextByLanguage'
import { useKit } from '../../kit/useKit'
import { useSelection } from '../../kit/useSelection'
import { useSnapshot } from '../../kit/useSnapshot'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import { AssetsSkeleton } from '../account/AssetsSkeleton'
import css from './AccountAssets.css?inline'
import { AccountViewState } from './AccountViewState'
import { useAssetMessages } from './AssetsCatalog'
import { FeatureTab } from './FeatureTab'
import { NftsTab } from './NftsTab'
import { TokensTab } from './TokensTab'
import { usePortfolio } from './usePortfolio'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/**
 * Shows the active account's assets and activity in tabs, depending on its chain and the installed features. Part
 * `assets`.
 */
export function AccountAssets(): ReactNode {
  const kit = useKit()
  const messages = useAssetMessages()
  const { items } = useAccountItems()
  const { state, subject } = usePortfolio()
  const nftChains = useNftChains()
  const viewState = kit.controller(AccountViewState)
  const { tab: wanted } = useSnapshot(viewState.state, { sync: true })
  const element = useRef<HTMLDivElement>(null)
  useSheet(sheet)
  // Rerender if options change, because tabs depend on them.
  useSnapshot(kit.options.state)
  // Show all tabs together. They wait for the NFT networks and the assets.
  const isLoading = !nftChains && subject && (state.status === 'idle' || state.status === 'loading')
  const isReady = messages !== undefined && !isLoading
  useKeptScroll(element, viewState, isReady)
  if (!isReady) return kit.hasBackend && <AssetsSkeleton />
  // Without a backend, only the wallet can report tokens, and not every wallet does.
  const isReported = 'portfolio' in state && state.portfolio.source === 'wallet'
  const added = items.tabs.filter(({ isOffered }) => isOffered?.(kit) ?? true)
  const tabs = [
    ...(subject && (kit.hasBackend || isReported) ? [{ id: 'tokens', label: messages.t('tabs.tokens') }] : []),
    ...(subject && nftChains?.includes(subject.caipNetworkId ?? '')
      ? [{ id: 'nfts', label: messages.t('tabs.nfts') }]
      : []),
    ...added.map(({ name, label }) => ({ id: name, label: textIn(label, messages.locale) })),
  ]
  const [first] = tabs
  if (!first) return null
  const tab = (tabs.find(({ id }) => id === wanted) ?? first).id
  const addedTab = added.find(({ name }) => name === tab)
  return (
    <div className="assets" part="assets" ref={element}>
      <Tabs label={messages.t('tabs.account')} tabs={tabs} value={tab} onChange={id => viewState.choose(id)}>
        {tab === 'tokens' && <TokensTab messages={messages} />}
        {tab === 'nfts' && <NftsTab messages={messages} />}
        {addedTab && <FeatureTab key={tab} tab={addedTab} />}
      </Tabs>
    </div>
  )
}

/** Returns the CAIP-2 ids of the networks with NFT support. Undefined until known. */
function useNftChains(): readonly string[] | undefined {
  const nfts = useKit().controller(NftController)
  useEffect(() => void nfts.findChains(), [nfts])
  return useSelection(nfts.state, ({ chains }) => chains)
}
