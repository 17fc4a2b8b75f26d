import { AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { StyleRegistry } from '../styles/StyleRegistry'
import type { HostTheme } from '../theme/hostTheme'
import type { MountOptions } from './MountOptions'

/** Applies the kit's theme to one surface. Loads the code for theme variables only if the app sets any. */
export class SurfaceTheme {
  readonly #kit: ModalKit
  readonly #container: HTMLElement
  readonly #styles: StyleRegistry
  /** Matches while the system prefers a light theme. Missing in some DOM implementations for tests. */
  readonly #systemLight: MediaQueryList | undefined
  #hostTheme: HostTheme | undefined
  #isLoading = false

  constructor(
    kit: ModalKit,
    container: HTMLElement,
    styles: StyleRegistry,
    createHostTheme: MountOptions['createHostTheme'],
  ) {
    this.#kit = kit
    this.#container = container
    this.#styles = styles
    this.#hostTheme = createHostTheme?.(container.ownerDocument)
    this.#systemLight = container.ownerDocument.defaultView?.matchMedia?.('(prefers-color-scheme: light)')
  }

  /** Applies the theme whenever the system's color scheme changes. Returns the function to stop. */
  start(): () => void {
    const apply = () => this.apply()
    this.#systemLight?.addEventListener('change', apply)
    return () => this.#systemLight?.removeEventListener('change', apply)
  }

  /** Applies the theme of the kit's state. */
  apply(): void {
    const { themeMode, themeVariables } = this.#kit.theme.state
    this.#container.dataset['theme'] =
      themeMode === 'auto' ? (this.#systemLight?.matches ? 'light' : 'dark') : themeMode
    if (this.#hostTheme) this.#styles.setTheme(this.#hostTheme(themeVariables))
    else if (Object.keys(themeVariables).length > 0 && !this.#isLoading) this.#load()
  }

  /**
   * Loads the code for theme variables and applies the theme. If it fails, reports the error; the next theme change
   * retries.
   */
  #load(): void {
    this.#isLoading = true
    import('../exports/theme')
      .then(({ createHostTheme }) => {
        this.#hostTheme = createHostTheme(this.#container.ownerDocument)
        this.apply()
      })
      .catch(cause => {
        this.#isLoading = false
        const message = "The app's theme couldn't load. Check your connection."
        this.#kit.report(new AppKitError('theme/load-failed', message, { cause }))
      })
  }
}
