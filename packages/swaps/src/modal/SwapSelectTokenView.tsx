import {
  Button,
  defineSheet,
  Icon,
  IconTile,
  Image,
  Message,
  SearchInput,
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
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { SwapToken } from '../draft/SwapToken'
import { rankTokens, suggestedTokens } from './rankTokens'
import css from './SelectToken.css?inline'
import { SwapCatalog } from './SwapCatalog'
import { SwapFlow } from './SwapFlow'
import { SwapTokenRow } from './SwapTokenRow'
import { SwapTokens } from './SwapTokens'
import { useTokenList } from './useTokenList'

const tokensIcon = <Icon name="tokens" paths={['M15 9a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM18.2 10.6a6 6 0 1 1-7.6 7.6']} />
const picture = <IconTile icon={tokensIcon} size="large" />
const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** A row of the list: a heading or a token. */
type Row = { readonly heading: 'yourTokens' | 'allTokens' } | { readonly token: SwapToken; readonly group: string }

/**
 * The view to choose a token: the account's tokens, then all tokens of the backend's list. Searches symbols, names and
 * addresses. A pasted address finds an unlisted token, too. Parts `swap-picker`, `swap-search`, `swap-suggested`.
 */
export function SwapSelectTokenView(): ReactNode {
  const kit = useKit()
  const flow = kit.controller(SwapFlow)
  const keptSearch = useKeptSearch('SwapSelectToken')
  const [search, setSearch] = useState(keptSearch.query)
  const translator = useCatalog(SwapCatalog)
  const network = useActiveChain()?.network
  const { all, held, status, unlisted } = useTokenList(search)
  useSheet(sheet)
  const choose = useCallback(
    (token: SwapToken): void => {
      flow.choose(token)
      kit.modal.goBack()
    },
    [flow, kit],
  )
  const rows = useMemo(() => rowsOf(held, all, unlisted, search), [held, all, unlisted, search])
  const count = rows.filter(row => 'token' in row).length
  const isFiltered = search.trim() !== ''
  useAnnouncement(translator && isFiltered ? translator.t('tokensFound', { count }) : undefined)
  if (!translator || status === 'loading') return <ViewSkeleton hasMessages={!translator} />
  const { locale, t } = translator
  if (status === 'failed')
    return (
      <Message media={picture} title={t('tokensFailed')} detail={t('checkConnection')}>
        <Button
          variant="primary"
          onClick={() => {
            // The state has the failure.
            if (network)
              kit
                .controller(SwapTokens)
                .load(network)
                .catch(() => {})
          }}
        >
          {t('tryAgain')}
        </Button>
      </Message>
    )
  const suggested = isFiltered ? [] : suggestedTokens(all)
  return (
    <div className="swap-picker" part="swap-picker">
      <div className="swap-search" part="swap-search">
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
      {suggested.length > 0 && (
        <ul className="swap-suggested" part="swap-suggested" aria-label={t('suggested')}>
          {suggested.map(token => (
            <li key={token.address ?? 'native'}>
              <button type="button" className="swap-suggestion" part="swap-suggestion" onClick={() => choose(token)}>
                <Image src={token.imageUrl} name={token.symbol} size="small" shape="circle" />
                <bdi>{shortened(token.symbol)}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      {count > 0 ? (
        <VirtualList
          label={t('selectToken')}
          items={rows}
          keyOf={keyOf}
          heightOf={heightOf}
          scroll="view"
          place={keptSearch}
        >
          {(row, index) =>
            'heading' in row ? (
              <h2 className="swap-heading">{t(row.heading)}</h2>
            ) : (
              <SwapTokenRow
                token={row.token}
                index={index}
                locale={locale}
                warning={warningText(row.token, t)}
                onChoose={choose}
              />
            )
          }
        </VirtualList>
      ) : (
        <Message
          media={picture}
          title={t('noMatch', { query: shortened(search.trim()) })}
          detail={t('noMatchDetail')}
        />
      )}
    </div>
  )
}

function rowsOf(
  held: readonly SwapToken[],
  all: readonly SwapToken[],
  unlisted: SwapToken | undefined,
  search: string,
): readonly Row[] {
  const mine = rankTokens(held, search).map((token): Row => ({ token, group: 'held' }))
  const owned = new Set(held.map(({ address }) => address))
  const found = [
    ...rankTokens(all, search).filter(({ address }) => !owned.has(address)),
    ...(unlisted ? [unlisted] : []),
  ]
  const others = found.map((token): Row => ({ token, group: 'all' }))
  return [
    ...(mine.length > 0 ? [{ heading: 'yourTokens' } as const, ...mine] : []),
    ...(others.length > 0 ? [{ heading: 'allTokens' } as const, ...others] : []),
  ]
}

function keyOf(row: Row): string {
  return 'heading' in row ? row.heading : `${row.group}:${row.token.address ?? 'native'}`
}

function heightOf(row: Row): number {
  return 'heading' in row ? 36 / 56 : 1
}

function warningText(
  { isImitation, isListed, symbol }: SwapToken,
  t: (key: 'imitation' | 'notListed', values: { readonly symbol: string }) => string,
): string | undefined {
  if (isListed) return undefined
  return t(isImitation ? 'imitation' : 'notListed', { symbol: shortened(symbol) })
}
