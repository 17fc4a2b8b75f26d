import type { ChainNamespace } from '@openappkit/appkit-core'
import { type ReactNode, useState } from 'react'
import { Tabs } from '../../elements/Tabs'
import { useTranslator } from '../../i18n/useTranslator'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { NamespaceWallets } from './NamespaceWallets'
import { namespaceNames } from './namespaceNames'

/** Every wallet that is connected, by chain family where there is more than one. */
export function ProfileWalletsView(): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const { activeNamespace, namespaces } = useSnapshot(kit.chains.state)
  const [chosen, setChosen] = useState<ChainNamespace>(activeNamespace)
  const names = Object.values(namespaces).map(({ namespace }) => namespace)
  if (names.length <= 1) return <NamespaceWallets namespace={activeNamespace} />
  return (
    <Tabs
      label={t('title.ProfileWallets')}
      tabs={names.map(id => ({ id, label: namespaceNames[id] }))}
      value={chosen}
      onChange={setChosen}
    >
      <NamespaceWallets namespace={chosen} />
    </Tabs>
  )
}
