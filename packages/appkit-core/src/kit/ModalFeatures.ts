import type { AppKitOptions } from '../options/AppKitOptions'
import type { OptionsController } from '../options/OptionsController'
import type { ViewName } from '../router/ViewRegistry'

/** A feature as far as the kit knows it. What draws the modal knows the rest. */
export interface ModalFeature {
  readonly name: string
  readonly views?: readonly { readonly name: ViewName; readonly hasResult?: boolean }[]
  /** Whether the options ask for it. Absent: it is always on. */
  readonly isWanted?: ((options: AppKitOptions) => boolean) | undefined
}

/** The features of a kit: those that it has, and how the others load. */
export class ModalFeatures {
  readonly #added: ModalFeature[] = []
  /** Those that have loaded, in the order in which they came. */
  readonly list: readonly ModalFeature[] = this.#added
  readonly #options: OptionsController
  #load: (() => Promise<void>) | undefined

  constructor(options: OptionsController) {
    this.#options = options
  }

  add(features: readonly ModalFeature[]): void {
    this.#added.push(...features)
  }

  /** Whether the options ask for a feature, with the flags as they are now: hosts may change them while the kit lives. */
  isOn({ isWanted }: Pick<ModalFeature, 'isWanted'>): boolean {
    const { given, state } = this.#options
    return isWanted?.({ ...given, features: state.features }) ?? true
  }

  /** Whether a view of a feature ends with something that `open` resolves with. */
  hasResult(view: ViewName): boolean {
    return this.list.some(({ views }) => views?.some(({ name, hasResult }) => name === view && hasResult))
  }

  /** Sets what adds the features that come with an account, or when one of their views is opened. */
  loadWith(load: () => Promise<void>): void {
    this.#load = load
  }

  /** Adds the features that come with an account. Returns nothing when there are none to load. */
  load(): Promise<void> | undefined {
    return this.#load?.()
  }
}
