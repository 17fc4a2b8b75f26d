import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconTile } from '../../elements/IconTile'
import { Link } from '../../elements/Link'
import { Message } from '../../elements/Message'
import { SearchInput } from '../../elements/SearchInput'
import { useKeptScroll } from '../../elements/useKeptScroll'
import { useTranslator } from '../../i18n/useTranslator'
import { NetworkIcon } from '../../icons/NetworkIcon'
import { useAnnouncement } from '../../kit/useAnnouncement'
import { useKeptSearch } from '../../kit/useKeptSearch'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import { useMessages } from '../messages/MessagesContext'
import { ViewFooter } from '../ViewFooter'
import { NetworkGroups } from './NetworkGroups'
import css from './NetworksView.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')
/** Number of networks from which a search field helps. */
const searchable = 6
/** Pause in typing after which the list updates, in milliseconds. */
const debounce = 100

/** Lists the app's networks on all chain families, with a search field if there are many. Part `networks`. */
export function NetworksView(): ReactNode {
  const kit = useKit()
  const { locale } = useTranslator()
  const messages = useMessages()
  const { activeNamespace, namespaces } = useSnapshot(kit.chains.state)
  const keptSearch = useKeptSearch('Networks')
  const [typed, setTyped] = useState(keptSearch.query)
  const query = useSettled(typed.trim())
  const bar = useRef<HTMLDivElement>(null)
  useSheet(sheet)
  useKeptScroll(bar, keptSearch)
  const current = namespaces[activeNamespace]?.caipNetworkId
  const needle = query.toLocaleLowerCase(locale)
  const networks = Object.values(namespaces).flatMap(chain => chain.networks)
  const isSearchable = networks.length >= searchable
  const found = networks.filter(({ name }) => name.toLocaleLowerCase(locale).includes(needle))
  useAnnouncement(
    query &&
      (found.length > 0
        ? messages.t('networks.found', { count: found.length })
        : `${messages.t('networks.none')}. ${messages.t('networks.noneDetail', { query })}`),
  )
  const search = (text: string) => {
    keptSearch.query = text
    setTyped(text)
  }
  const explain = () => {
    kit.events.track('CLICK_NETWORK_HELP')
    kit.router.push('WhatIsANetwork')
  }
  return (
    <>
      <div className={isSearchable ? 'networks-search' : undefined} ref={bar}>
        {isSearchable && (
          <SearchInput
            label={messages.t('networks.search')}
            placeholder={messages.t('networks.search')}
            clearLabel={messages.t('clearSearch')}
            value={typed}
            onChange={search}
          />
        )}
      </div>
      {found.length > 0 ? (
        <NetworkGroups networks={found} selected={current} part="networks" />
      ) : (
        <Message
          media={<IconTile icon={<NetworkIcon />} size="large" />}
          title={messages.t('networks.none')}
          detail={messages.t('networks.noneDetail', { query })}
        />
      )}
      <ViewFooter>
        <Link onClick={explain}>{messages.t('networks.whatIs')}</Link>
      </ViewFooter>
    </>
  )
}

/** Returns a value once it has been stable for a moment. */
function useSettled(value: string): string {
  const kit = useKit()
  const [settled, setSettled] = useState(value)
  useEffect(() => kit.environment.setTimer(() => setSettled(value), debounce), [kit, value])
  return settled
}
