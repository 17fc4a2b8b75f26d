import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import { subscribe } from 'valtio/vanilla'
import { TranslatorContext } from '../i18n/useTranslator'
import { KitContext } from '../kit/useKit'
import { useSnapshot } from '../kit/useSnapshot'
import { StyleRegistry } from '../styles/StyleRegistry'
import { StyleContext } from '../styles/useSheet'
import { rootSheets } from '../theme/rootSheets'
import { accountViewNames, loadAccountViews } from '../views/coreViews'
import { ViewLoader } from '../views/ViewLoader'
import { viewSource } from '../views/viewSource'
import { Announcer } from './Announcer'
import { LanguageStore } from './LanguageStore'
import type { MountOptions } from './MountOptions'
import { prefetchWhenWanted } from './prefetchWhenWanted'
import { ShellContext, useShell } from './ShellContext'
import { SurfaceTheme } from './SurfaceTheme'
import { ViewPositions } from './ViewPositions'

/** Options of a modal surface. */
export interface ModalSurfaceOptions extends MountOptions {
  /** Tag name of the element added to the document. */
  readonly tag: string
  readonly parent: Element
  readonly isEmbedded: boolean
}

/** Creates and removes one element with its shadow root, stylesheets, language and React root. */
export class ModalSurface {
  readonly #host: HTMLElement
  readonly #root: Root
  readonly #stops: (() => void)[] = []

  constructor(kit: ModalKit, page: Document, options: ModalSurfaceOptions, content: ReactNode) {
    this.#host = page.createElement(options.tag)
    const shadow = this.#host.attachShadow({ mode: 'open' })
    const container = page.createElement('div')
    container.setAttribute('part', 'root')
    shadow.append(container)
    const styles = new StyleRegistry(shadow, rootSheets)
    const theme = new SurfaceTheme(kit, container, styles, options.createHostTheme)
    const language = new LanguageStore(kit)
    const announcer = new Announcer(kit, language, loadAccountViews)
    const positions = new ViewPositions(kit, shadow)
    const source = viewSource(kit, options.views)
    const views = new ViewLoader(source)
    kit.modal.requireWith(name =>
      source.entries().some(entry => entry.name === name)
        ? undefined
        : loadAccountViews().then(({ requireView }) => requireView(kit, source, name)),
    )

    const follow = <State extends object>(state: State, apply: () => void) => {
      apply()
      this.#stops.push(subscribe(state, apply, true))
    }
    follow(kit.theme.state, () => theme.apply())
    follow(language.state, () => {
      const { translator } = language.state
      container.lang = translator?.locale ?? language.wanted
      container.dir = translator?.dir ?? 'ltr'
    })
    follow(kit.router.state, () => views.load(kit.router.current.view))
    const leave = () => {
      positions.follow()
      // A toast belongs to the view that was shown.
      kit.toasts.hide()
    }
    this.#stops.push(subscribe(kit.router.state, leave, true))
    const prefetch = () => {
      for (const name of accountViewNames) views.load(name)
      loadAccountViews()
        .then(({ loadPictures }) => loadPictures(kit))
        .catch(() => {})
    }
    this.#stops.push(theme.start(), language.stop, announcer.start(), prefetchWhenWanted(kit, prefetch))

    options.parent.append(this.#host)
    const { isEmbedded, renderer } = options
    this.#root = renderer.createRoot(container)
    // Synchronous: a modal opened while its code loaded shows in this task.
    renderer.flushSync(() =>
      this.#root.render(
        <KitContext.Provider value={kit}>
          <StyleContext.Provider value={styles}>
            <ShellContext.Provider value={{ views, announcer, language, positions, isEmbedded }}>
              <ShellLanguage>{content}</ShellLanguage>
            </ShellContext.Provider>
          </StyleContext.Provider>
        </KitContext.Provider>,
      ),
    )
  }

  destroy(): void {
    for (const stop of this.#stops) stop()
    this.#host.remove()
    // Deferred, because an app may destroy its kit while React renders or commits, when a root can't unmount.
    queueMicrotask(() => this.#root.unmount())
  }
}

/**
 * Provides the modal's language to its children. While the language loads, English serves as a placeholder for hidden
 * content (see `ModalCard`).
 */
function ShellLanguage({ children }: { readonly children: ReactNode }): ReactNode {
  const { translator } = useSnapshot(useShell().language.state)
  return translator ? <TranslatorContext.Provider value={translator}>{children}</TranslatorContext.Provider> : children
}
