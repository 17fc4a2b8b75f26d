import { AppKitError, type ChainNamespace } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from 'react'
import type { ConnectMethodItem, ConnectMethodProps } from '../../features/ConnectMethodItem'
import type { Feature } from '../../features/Feature'
import { isFeatureOn } from '../../features/isFeatureOn'
import { useKit } from '../../kit/useKit'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import css from './AddedMethod.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

type LazyMethod = LazyExoticComponent<ComponentType<ConnectMethodProps>>

/** Loads the components of connect methods once. A failed load is forgotten, so that the next view tries again. */
class MethodLoader {
  readonly #kit: ModalKit
  readonly #loaded: Map<ConnectMethodItem, LazyMethod> = new Map()

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  of(item: ConnectMethodItem): LazyMethod {
    const known =
      this.#loaded.get(item) ??
      lazy(() =>
        item.load().then(
          Method => ({ default: Method as ComponentType<ConnectMethodProps> }),
          cause => {
            this.#loaded.delete(item)
            const message = `Connecting by ${item.method} couldn't load. Check your connection and try again.`
            this.#kit.report(new AppKitError('view/load-failed', message, { cause }))
            // The other methods work without this one.
            return { default: () => null }
          },
        ),
      )
    this.#loaded.set(item, known)
    return known
  }
}

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

/** Renders a feature's connect method and keeps its place while it loads. Part `added-method`. */
export function AddedMethod({ item, disabled }: AddedMethodProps): ReactNode {
  const Method = useKit().controller(MethodLoader).of(item)
  useSheet(sheet)
  return (
    <div className="added-method" part="added-method" data-method={item.method}>
      <Suspense fallback={<div className="added-method-skeleton" />}>
        <Method disabled={disabled} />
      </Suspense>
    </div>
  )
}
