import type { ChainNamespace } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { ComponentType, ReactNode } from 'react'
import type { ConnectMethodItem, ConnectMethodProps } from '../../features/ConnectMethodItem'
import type { Feature } from '../../features/Feature'
import { isFeatureOn } from '../../features/isFeatureOn'
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

export interface AddedMethodProps extends ConnectMethodProps {
  readonly item: ConnectMethodItem
}

/** Renders a feature's connect method. Part `added-method`. */
export function AddedMethod({ item, disabled }: AddedMethodProps): ReactNode {
  const Method = item.component as ComponentType<ConnectMethodProps>
  useSheet(sheet)
  return (
    <div className="added-method" part="added-method" data-method={item.method}>
      <Method disabled={disabled} />
    </div>
  )
}
