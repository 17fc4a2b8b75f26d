import type { ViewName, ViewRegistry } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { TextByLanguage } from '../i18n/TextByLanguage'
import type { Translator } from '../i18n/Translator'
import type { en } from '../locales/en'
import type { Component } from './Component'

/** Input for a view's title. */
export interface TitleContext<Name extends ViewName> {
  readonly kit: ModalKit
  readonly params: ViewRegistry[Name]
  readonly translator: Translator<typeof en>
}

/** Component of a view. Receives the router's arguments as `params`. */
export type ViewComponent<Name extends ViewName> = Component<{ readonly params: ViewRegistry[Name] }> & {
  /** Replaces the start of the header, usually the back button, which it receives as `children`. */
  readonly HeaderLead?: Component<never>
}

/**
 * Registration of a view: name, title and a component or its loader. Put views that appear together in one chunk.
 *
 * @example
 * ```ts
 * import type { ViewEntry } from '@openappkit/appkit-ui'
 *
 * export const whatIsAWallet: ViewEntry<'WhatIsAWallet'> = {
 *   name: 'WhatIsAWallet',
 *   title: { en: 'What is a wallet?' },
 *   load: async () => () => null,
 * }
 * ```
 */
export type ViewEntry<Name extends ViewName> = {
  readonly name: Name
  readonly title: TextByLanguage | ((context: TitleContext<Name>) => string)
  /** Whether the title is for screen readers only, because the header shows another element. */
  readonly isTitleHidden?: boolean
  /**
   * Whether the view produces a result. The view passes the result to `kit.modal.settle`, and `open()` resolves with
   * it. See `ViewResults` in `@openappkit/appkit-core`.
   */
  readonly hasResult?: boolean
} & ({ readonly component: ViewComponent<Name> } | { load(): Promise<ViewComponent<Name>> })

/** Entry of any installed view. */
export type AnyViewEntry = { readonly [Name in ViewName]: ViewEntry<Name> }[ViewName]
