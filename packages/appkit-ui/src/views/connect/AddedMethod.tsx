import type { ChainNamespace } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { ReactNode } from 'react'
import { IconTile } from '../../elements/IconTile'
import { ListItem } from '../../elements/ListItem'
import { Tag } from '../../elements/Tag'
import type { ConnectMethodItem } from '../../features/ConnectMethodItem'
import type { Feature } from '../../features/Feature'
import { Icon } from '../../features/Icon'
import { isFeatureOn } from '../../features/isFeatureOn'
import { textIn } from '../../i18n/TextByLanguage'
import { useTranslator } from '../../i18n/useTranslator'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useShell } from '../../shell/ShellContext'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import css from './AddedMethod.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** Returns the connect methods that the kit's features offer now. */
export function addedMethods(kit: ModalKit, namespace: ChainNamespace | undefined): readonly ConnectMethodItem[] {
  // Core declares only a feature's name, but the values are full features.
  return (kit.features.list as readonly Feature[])
    .filter(feature => isFeatureOn(kit, feature))
    .flatMap(({ connectMethods = [] }) => connectMethods)
    .filter(item => item.isOffered?.(kit, namespace) ?? true)
}

export interface AddedMethodProps {
  readonly item: ConnectMethodItem
  readonly disabled: boolean
}

/** Renders the row of a feature's connect method. Part `added-method`. */
export function AddedMethod({ item, disabled }: AddedMethodProps): ReactNode {
  const { connectors, router } = useKit()
  const { views } = useShell()
  const { locale, t } = useTranslator()
  const { recent } = useSnapshot(connectors.state)
  useSheet(sheet)
  const { method, view, label, icon, connectorId } = item
  const prefetch = () => views.prefetch(view)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control is inside
    <div
      className="added-method"
      part="added-method"
      data-method={method}
      onPointerOver={prefetch}
      onKeyDown={prefetch}
    >
      <ListItem
        title={textIn(label, locale)}
        icon={<IconTile icon={<Icon {...icon} />} />}
        trailing={connectorId && recent[0]?.id === connectorId && <Tag tone="accent">{t('connect.tagRecent')}</Tag>}
        disabled={disabled}
        // Views of connect methods take no arguments.
        onClick={() => router.push(view as 'AllWallets')}
      />
    </div>
  )
}
