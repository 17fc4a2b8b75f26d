import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconTile } from '../../elements/IconTile'
import { Link } from '../../elements/Link'
import { Message } from '../../elements/Message'
import { SearchInput } from '../../elements/SearchInput'
import { usePlaceKept } from '../../elements/usePlaceKept'
import { useTranslator } from '../../i18n/useTranslator'
import { NetworkIcon } from '../../icons/NetworkIcon'
import { useKit } from '../../kit/useKit'
import { useSearchPlace } from '../../kit/useSearchPlace'
import { useSnapshot } from '../../kit/useSnapshot'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import { ViewFooter } from '../ViewFooter'
import { useWords } from '../words/WordsContext'
import { NetworkGroups } from './NetworkGroups'
import css from './NetworksView.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')
/** The list follows the typing after this pause, in milliseconds. */
const debounce = 100

/** The networks of the app, of every chain family, to search and to choose from. Part `networks`. */
export function NetworksView(): ReactNode {
  const kit = useKit()
  const { locale } = useTranslator()
  const words = useWords()
  const { activeNamespace, namespaces } = useSnapshot(kit.chains.state)
  const place = useSearchPlace('Networks')
  const [typed, setTyped] = useState(place.query)
  const query = useSettled(typed.trim())
  const bar = useRef<HTMLDivElement>(null)
  useSheet(sheet)
  usePlaceKept(bar, place)
  const current = namespaces[activeNamespace]?.caipNetworkId
  const needle = query.toLocaleLowerCase(locale)
  const found = Object.values(namespaces)
    .flatMap(({ networks }) => networks)
    .filter(({ name }) => name.toLocaleLowerCase(locale).includes(needle))
  const search = (text: string) => {
    place.query = text
    setTyped(text)
  }
  const explain = () => {
    kit.events.track('CLICK_NETWORK_HELP')
    kit.router.push('WhatIsANetwork')
  }
  return (
    <>
      <div className="networks-search" ref={bar}>
        <SearchInput
          label={words.t('networks.search')}
          placeholder={words.t('networks.search')}
          clearLabel={words.t('clearSearch')}
          value={typed}
          onChange={search}
        />
      </div>
      <p className="visually-hidden" role="status">
        {query && found.length > 0 && words.t('networks.found', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <NetworkGroups networks={found} selected={current} part="networks" />
      ) : (
        <Message
          media={<IconTile icon={<NetworkIcon />} size="large" />}
          title={words.t('networks.none')}
          detail={words.t('networks.noneDetail', { query })}
          role="status"
        />
      )}
      <ViewFooter>
        <Link onClick={explain}>{words.t('networks.whatIs')}</Link>
      </ViewFooter>
    </>
  )
}

/** A value once it has been the same for a moment. */
function useSettled(value: string): string {
  const kit = useKit()
  const [settled, setSettled] = useState(value)
  useEffect(() => kit.environment.setTimer(() => setSettled(value), debounce), [kit, value])
  return settled
}
