import type { ViewName, ViewRegistry } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { ComponentType } from 'react'
import type { TextByLanguage } from '../i18n/TextByLanguage'
import type { Translator } from '../i18n/Translator'
import type { en } from '../locales/en'

/** What a title may be made of. */
export interface TitleContext<Name extends ViewName> {
  readonly kit: ModalKit
  readonly params: ViewRegistry[Name]
  readonly translator: Translator<typeof en>
}

/** Draws a view. Gets the arguments that the router holds for it. */
export type ViewComponent<Name extends ViewName> = ComponentType<{ readonly params: ViewRegistry[Name] }> & {
  /** Stands at the start of the header, in place of the way back, while the host allows network switches. */
  readonly HeaderStart?: ComponentType
}

/**
 * A view as data: its name, its title, and either the component or what loads it. Views that appear together share one chunk.
 *
 * @example
 * const swap: ViewEntry<'Swap'> = {
 *   name: 'Swap',
 *   title: { en: 'Swap', ar: 'مبادلة' },
 *   load: () => import('./swapViews').then(({ SwapView }) => SwapView),
 * }
 */
export type ViewEntry<Name extends ViewName> = {
  readonly name: Name
  readonly title: TextByLanguage | ((context: TitleContext<Name>) => string)
  /** The title is for screen readers; the header shows something else in its place. */
  readonly isTitleHidden?: boolean
  /** It ends with something that `kit.modal.settle` is told, and that `open()` resolves with. See `ViewResults` of core. */
  readonly hasResult?: boolean
} & ({ readonly component: ViewComponent<Name> } | { load(): Promise<ViewComponent<Name>> })

/** An entry of any installed view. */
export type AnyViewEntry = { readonly [Name in ViewName]: ViewEntry<Name> }[ViewName]
