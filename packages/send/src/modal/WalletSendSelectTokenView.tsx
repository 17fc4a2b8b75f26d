import type { ModalKit } from '@openappkit/appkit-core/modal'
import {
  Button,
  defineSheet,
  Icon,
  IconTile,
  Message,
  Notice,
  SearchInput,
  type Translate,
  useActiveChain,
  useAnnouncement,
  useCatalog,
  useKeptSearch,
  useKit,
  useSheet,
  ViewSkeleton,
  VirtualList,
} from '@openappkit/appkit-ui/elements'
import { shortened } from '@openappkit/appkit-ui/money'
import { type ReactNode, useCallback, useState } from 'react'
import type { SendToken } from '../draft/SendToken'
import type { sendEn } from './locales/send.en'
import { matchingTokens } from './matchingTokens'
import css from './SelectToken.css?inline'
import { SendCatalog } from './SendCatalog'
import { SendFlow } from './SendFlow'
import { TokenRow } from './TokenRow'
import { type HeldTokens, useTokens } from './useTokens'

const tokensIcon = <Icon name="tokens" paths={['M15 9a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM18.2 10.6a6 6 0 1 1-7.6 7.6']} />

const picture = <IconTile icon={tokensIcon} size="large" />
const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/**
 * The view to choose one of the account's tokens, searchable by symbol, name and address. Parts `send-picker`,
 * `send-search`, `send-tokens`.
 */
export function WalletSendSelectTokenView(): ReactNode {
  const kit = useKit()
  const keptSearch = useKeptSearch('WalletSendSelectToken')
  const [search, setSearch] = useState(keptSearch.query)
  const translator = useCatalog(SendCatalog)
  const network = useActiveChain()?.network
  // A search covers all networks of the chain family, not only the current one.
  const { status, tokens } = useTokens(search.trim() !== '')
  useSheet(sheet)
  const choose = useCallback(
    (token: SendToken): void => {
      kit.controller(SendFlow).controller.selectToken(token)
      kit.modal.goBack()
    },
    [kit],
  )
  const found = matchingTokens(tokens ?? [], search)
  useAnnouncement(translator && resultText(translator.t, tokens, found, status, search))
  if (!translator || (!tokens && status !== 'unavailable')) return <ViewSkeleton hasMessages={!translator} />
  const { locale, t } = translator
  if (!tokens) return <Message media={picture} title={t('tokensUnavailable')} detail={t('tokensUnavailableDetail')} />
  return (
    <div className={tokens.length > 0 ? 'send-picker' : undefined} part="send-picker">
      {tokens.length > 0 && (
        <div className="send-search" part="send-search">
          <SearchInput
            label={t('searchTokens')}
            placeholder={t('searchTokens')}
            clearLabel={t('clear')}
            value={search}
            onChange={text => {
              keptSearch.query = text
              setSearch(text)
            }}
          />
        </div>
      )}
      {status === 'unavailable' && <Notice>{t('onlyCoin', { symbol: network?.nativeCurrency.symbol ?? '' })}</Notice>}
      {found.length > 0 ? (
        <VirtualList label={t('yourTokens')} items={found} keyOf={keyOf} scroll="view" place={keptSearch}>
          {(token, index) => (
            <TokenRow
              token={token}
              index={index}
              locale={locale}
              noPrice={t('noPrice')}
              networkName={elsewhere(kit, token, network?.caipNetworkId)}
              onChoose={choose}
            />
          )}
        </VirtualList>
      ) : (
        <Message
          media={picture}
          title={noTokensText(t, tokens, search)}
          detail={tokens.length === 0 ? t('noTokensDetail', { network: network?.name ?? '' }) : t('noMatchDetail')}
        >
          {tokens.length === 0 && (
            <Button variant="primary" onClick={() => kit.router.push('FundWallet')}>
              {t('fundWallet')}
            </Button>
          )}
        </Message>
      )}
    </div>
  )
}

/** Returns the announcement of a search's result, or of tokens that are missing. */
function resultText(
  t: Translate<typeof sendEn>,
  tokens: readonly SendToken[] | undefined,
  found: readonly SendToken[],
  status: HeldTokens['status'],
  search: string,
): string | undefined {
  if (!tokens) return status === 'unavailable' ? t('tokensUnavailable') : undefined
  if (found.length === 0) return noTokensText(t, tokens, search)
  return search.trim() ? t('tokensFound', { count: found.length }) : undefined
}

function noTokensText(t: Translate<typeof sendEn>, tokens: readonly SendToken[], search: string): string {
  return tokens.length === 0 ? t('noTokens') : t('noMatch', { query: shortened(search.trim()) })
}

/** Returns the name of a token's network if it isn't the wallet's. */
function elsewhere({ chains }: ModalKit, { caipNetworkId }: SendToken, inUse: string | undefined): string | undefined {
  return caipNetworkId === inUse ? undefined : chains.findNetwork(caipNetworkId)?.name
}

function keyOf({ address = 'native', caipNetworkId }: SendToken): string {
  return `${caipNetworkId}:${address}`
}
