import type { AppKitOptions, RemoteFlag, ViewName, ViewRegistry } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'

/** Some messages in every language. */
export interface TestedText {
  readonly en: string
  readonly [language: string]: string
}

interface Offered {
  readonly name: string
  readonly view: ViewName
  readonly label: TestedText
}

/**
 * The part of appkit-ui's `Feature` that the contract needs. This package can't import appkit-ui, which depends on it.
 */
export interface TestedFeature {
  readonly name: string
  readonly remote?: RemoteFlag
  isWanted?(options: AppKitOptions): boolean
  readonly views?: readonly {
    readonly name: ViewName
    readonly title: TestedText | ((...parameters: never) => string)
    readonly hasResult?: boolean
    readonly load?: () => Promise<unknown>
  }[]
  readonly accountButtons?: readonly Offered[]
  readonly fundingHold?: {
    isActive(kit: ModalKit): boolean
    state(kit: ModalKit): object
  }
  readonly accountTabs?: readonly { readonly name: string; readonly label: TestedText; load(): Promise<unknown> }[]
  readonly tokenActions?: readonly (Offered & { argumentsFor(token: ViewRegistry['TokenDetail']): object })[]
  readonly operations?: readonly { readonly name: string; readonly label: TestedText }[]
}

/** Messages of a feature: a controller that loads each language on demand. */
export type TestedCatalog = new (
  kit: ModalKit,
) => {
  readonly source: {
    readonly en: Readonly<Record<string, string | object>>
    readonly languages: Readonly<Record<string, () => Promise<{ readonly messages: object }>>>
  }
}

/** Feature under test. */
export interface FeatureCase<Feature extends TestedFeature> {
  readonly feature: Feature
  /** Starts features and mounts the modal like an app. */
  mount(kit: ModalKit, features: readonly Feature[]): { destroy(): void }
  readonly catalogs: readonly TestedCatalog[]
  /** Options that turn the feature off. Default: omits the options in `on`. */
  readonly off?: Partial<AppKitOptions>
  /** Options that turn the feature on. Default: none. */
  readonly on?: Partial<AppKitOptions>
  /** Prepares the kit, so that the feature has something to show. */
  prepare?(kit: ModalKit): void
  /** Arguments of the views by name. */
  readonly arguments?: { readonly [Name in ViewName]?: ViewRegistry[Name] }
}
