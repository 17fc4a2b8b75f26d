import type { ChainNamespace, ProfileWalletsArguments } from '@openappkit/appkit-core'
import { type ReactNode, useState } from 'react'
import { Tabs } from '../../elements/Tabs'
import { useTranslator } from '../../i18n/useTranslator'
import { chainName } from '../../kit/chainName'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import { useMessages } from '../messages/MessagesContext'
import { DisconnectAll } from './DisconnectAll'
import { NamespaceWallets } from './NamespaceWallets'
import css from './ProfileWalletsView.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** Lists all connected wallets, by chain family if the app has several. */
export function ProfileWalletsView({ params }: { readonly params: ProfileWalletsArguments | undefined }): ReactNode {
  const kit = useKit()
  const { locale, t } = useTranslator()
  const messages = useMessages()
  const { activeNamespace, namespaces } = useSnapshot(kit.chains.state)
  const connected = useSnapshot(kit.connections.state).namespaces
  const names = Object.values(namespaces).map(({ namespace }) => namespace)
  const wanted = names.find(namespace => namespace === params?.namespace)
  const [chosen, choose] = useShownNamespace(activeNamespace, wanted)
  useSheet(sheet)
  const countOf = (namespace: ChainNamespace) => connected[namespace]?.connections.length ?? 0
  const shownCount = (namespace: ChainNamespace) => {
    const count = countOf(namespace)
    if (count === 0) return {}
    return {
      count: new Intl.NumberFormat(locale).format(count),
      countLabel: messages.t('account.walletsDetail', { count }),
    }
  }
  const total = names.reduce((sum, namespace) => sum + countOf(namespace), 0)
  return (
    <>
      {names.length <= 1 ? (
        <NamespaceWallets namespace={activeNamespace} isOnly />
      ) : (
        <Tabs
          label={t('title.ProfileWallets')}
          tabs={names.map(id => ({ id, label: chainName(kit, id), ...shownCount(id) }))}
          value={chosen}
          onChange={choose}
        >
          <NamespaceWallets key={chosen} namespace={chosen} isOnly={false} />
        </Tabs>
      )}
      {total > 1 && <DisconnectAll />}
    </>
  )
}

/** Returns the selected tab. When a different chain family becomes active, selects that one. */
function useShownNamespace(
  active: ChainNamespace,
  first: ChainNamespace = active,
): [ChainNamespace, (namespace: ChainNamespace) => void] {
  const [choice, setChoice] = useState({ namespace: first, active })
  const shown = choice.active === active ? choice.namespace : active
  return [shown, namespace => setChoice({ namespace, active })]
}
