import type { AppKitOptions, RemoteFlag, ViewName, ViewRegistry } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'

/** A few words in every language. */
export interface TestedText {
  readonly en: string
  readonly [language: string]: string
}

interface Offered {
  readonly name: string
  readonly view: ViewName
  readonly label: TestedText
}

/** A `Feature` of appkit-ui as far as the contract knows it: this package comes before that one. */
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
  readonly accountTabs?: readonly { readonly name: string; readonly label: TestedText; load(): Promise<unknown> }[]
  readonly tokenActions?: readonly (Offered & { argumentsFor(token: ViewRegistry['TokenDetail']): object })[]
  readonly operations?: readonly { readonly name: string; readonly label: TestedText }[]
}

/** The words of a feature: a part of the kit that loads each language when it is wanted. */
export type TestedCatalogue = new (
  kit: ModalKit,
) => {
  readonly source: {
    readonly en: Readonly<Record<string, string | object>>
    readonly languages: Readonly<Record<string, () => Promise<{ readonly words: object }>>>
  }
}

/** What is particular to a feature. */
export interface FeatureCase<Feature extends TestedFeature> {
  readonly feature: Feature
  /** Starts features and mounts the modal, as a host does. */
  mount(kit: ModalKit, features: readonly Feature[]): { destroy(): void }
  readonly catalogues: readonly TestedCatalogue[]
  /** Options by which a host turns it off. Absent: by leaving out those that ask for it. */
  readonly off?: Partial<AppKitOptions>
  /** Options that ask for it. Default: none are needed. */
  readonly on?: Partial<AppKitOptions>
  /** What must have happened before it has something to show. */
  prepare?(kit: ModalKit): void
  /** What its views are opened with, by their names. */
  readonly arguments?: { readonly [Name in ViewName]?: ViewRegistry[Name] }
}
