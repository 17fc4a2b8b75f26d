import { AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { StyleRegistry } from '../styles/StyleRegistry'
import type { HostTheme } from '../theme/hostTheme'
import type { MountOptions } from './MountOptions'

/** Keeps one surface in the theme of its kit. The code that reads a host's variables is loaded where a host has set any. */
export class SurfaceTheme {
  readonly #kit: ModalKit
  readonly #container: HTMLElement
  readonly #styles: StyleRegistry
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
  }

  /** Takes over what the kit's state says. */
  apply(): void {
    const { themeMode, themeVariables } = this.#kit.theme.state
    this.#container.dataset['theme'] = themeMode
    if (this.#hostTheme) this.#styles.setTheme(this.#hostTheme(themeVariables))
    else if (Object.keys(themeVariables).length > 0 && !this.#isLoading) this.#load()
  }

  /** A failure is reported, and the next change loads again. */
  #load(): void {
    this.#isLoading = true
    import('../exports/theme')
      .then(({ createHostTheme }) => {
        this.#hostTheme = createHostTheme(this.#container.ownerDocument)
        this.apply()
      })
      .catch(cause => {
        this.#isLoading = false
        const message = 'The theme of this app could not be loaded. Check your connection and try again.'
        this.#kit.report(new AppKitError('theme/load-failed', message, { cause }))
      })
  }
}
