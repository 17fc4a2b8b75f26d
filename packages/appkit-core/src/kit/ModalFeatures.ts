import type { AppKitOptions } from '../options/AppKitOptions'
import type { OptionsController } from '../options/OptionsController'
import type { ViewName } from '../router/ViewRegistry'

/** Part of a modal feature that the core uses. */
export interface ModalFeature {
  readonly name: string
  readonly views?: readonly { readonly name: ViewName; readonly hasResult?: boolean }[]
  /** Returns whether the options enable the feature. Default: always enabled. */
  readonly isWanted?: ((options: AppKitOptions) => boolean) | undefined
}

/** Keeps the features of a kit and loads the missing ones. */
export class ModalFeatures {
  readonly #added: ModalFeature[] = []
  /** Loaded features, in loading order. */
  readonly list: readonly ModalFeature[] = this.#added
  /** Features that didn't start, because they were off. */
  readonly off: Set<ModalFeature> = new Set()
  readonly #options: OptionsController
  #load: (() => Promise<void>) | undefined

  constructor(options: OptionsController) {
    this.#options = options
  }

  add(features: readonly ModalFeature[]): void {
    this.#added.push(...features)
  }

  /** Returns whether a feature is enabled. Reads the current flags, which apps may change at any time. */
  isOn({ isWanted }: Pick<ModalFeature, 'isWanted'>): boolean {
    return isWanted?.(this.#options.input) ?? true
  }

  /** Returns whether `open` resolves with a result for this view. */
  hasResult(view: ViewName): boolean {
    return this.list.some(({ views }) => views?.some(({ name, hasResult }) => name === view && hasResult))
  }

  /** Sets the loader of features that load once an account is connected or one of their views opens. */
  loadWith(load: () => Promise<void>): void {
    this.#load = load
  }

  /** Loads the account features. Returns undefined if no loader is set. */
  load(): Promise<void> | undefined {
    return this.#load?.()
  }
}
