import { type AppKit, type AppKitError, browserEnvironment, memoryStorage } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect } from 'vitest'
import { createHolder } from './createHolder'
import { createTestKit } from './createTestKit'
import { modalRoot } from './modalRoot'
import type { FeatureCase, TestedFeature } from './TestedFeature'

/** A kit with a feature and an account with assets. */
export interface OpenFeature<Feature> {
  readonly appkit: AppKit
  readonly kit: ModalKit
  readonly feature: Feature
  /** Errors that the app received. */
  readonly errors: readonly AppKitError[]
  /** Names of the views and tabs that the feature has loaded. */
  readonly loaded: readonly string[]
  /** Returns the shadow root of the modal. */
  root(): ShadowRoot
}

const ethereum = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
} as const

/** Settings of {@link openFeature}. All default to true. */
export interface OpenFeatureSettings {
  /** Whether the app leaves the feature on. */
  readonly isOn?: boolean
  /** Whether the kit has the feature. */
  readonly isRegistered?: boolean
  /** Whether the account view opens. */
  readonly isOpen?: boolean
}

/** Opens a kit with the feature and, by default, its account view. */
export async function openFeature<Feature extends TestedFeature>(
  tested: FeatureCase<Feature>,
  { isOn = true, isRegistered = true, isOpen = true }: OpenFeatureSettings = {},
): Promise<OpenFeature<Feature>> {
  const loaded: string[] = []
  const feature = counted(tested.feature, loaded)
  const adapter = createHolder()
  const { appkit, kit, errors } = createTestKit({
    options: {
      networks: [ethereum],
      adapters: [adapter],
      storage: memoryStorage(),
      ...(isOn ? tested.on : tested.off),
    },
    mountModal: kit => tested.mount(kit, isRegistered ? [feature] : []),
    environment: browserEnvironment(),
  })
  await appkit.load()
  adapter.emitConnected({ chainId: 1 })
  await expect.poll(() => kit.chains.isConnected()).toBe(true)
  tested.prepare?.(kit)
  const made = { appkit, kit, feature, loaded, errors, root: modalRoot }
  if (!isOpen) return made
  void kit.modal.open({ view: 'Account' })
  await expect.poll(() => modalRoot().querySelector('.account')).not.toBeNull()
  // Waits for the account's assets.
  await expect.poll(() => modalRoot().querySelector('[role=tab]')).not.toBeNull()
  return made
}

/** Wraps a feature to record which of its parts load. */
function counted<Feature extends TestedFeature>(feature: Feature, loaded: string[]): Feature {
  const noting = <Item extends { readonly name: string; load?(): Promise<unknown> }>(item: Item): Item => {
    const { load } = item
    const counting = () => {
      loaded.push(item.name)
      return load?.()
    }
    return load ? { ...item, load: counting } : item
  }
  return {
    ...feature,
    ...(feature.views && { views: feature.views.map(noting) }),
    ...(feature.accountTabs && { accountTabs: feature.accountTabs.map(noting) }),
  }
}
