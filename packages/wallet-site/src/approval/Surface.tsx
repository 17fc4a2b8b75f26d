import { rootSheets, StyleContext, StyleRegistry } from '@openappkit/appkit-ui/surface'
import { createHostTheme } from '@openappkit/appkit-ui/theme'
import type { FrameTheme } from '@openappkit/contract/embedded'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** How the wallet's screens look. */
export interface SurfaceLook {
  readonly mode: 'light' | 'dark' | undefined
  /** Any CSS color. */
  readonly accent: string | undefined
  readonly dir: 'ltr' | 'rtl'
  readonly locale: string
}

/**
 * Returns what an app's theme may change: the mode and the accent, which the theme keeps readable. Other variables could
 * hide a warning or shrink an amount.
 */
export function lookOf(theme: FrameTheme | undefined): Pick<SurfaceLook, 'mode' | 'accent'> {
  const accent = theme?.themeVariables?.['--w3m-accent'] ?? theme?.w3mThemeVariables?.['--w3m-accent']
  return {
    mode: theme?.themeMode === 'light' || theme?.themeMode === 'dark' ? theme.themeMode : undefined,
    accent: typeof accent === 'string' ? accent : undefined,
  }
}

/** Shadow root in which React renders the wallet's screens, with the modal's tokens and constructed style sheets. */
export class Surface {
  readonly #host: HTMLElement
  readonly #container: HTMLElement
  readonly #styles: StyleRegistry
  readonly #root: Root
  readonly #observer: ResizeObserver

  constructor(target: HTMLElement, onHeight: (height: number) => void) {
    this.#host = document.createElement('openappkit-wallet')
    const shadow = this.#host.attachShadow({ mode: 'open' })
    this.#container = document.createElement('div')
    this.#container.className = 'surface'
    this.#styles = new StyleRegistry(shadow, rootSheets)
    shadow.append(this.#container)
    target.append(this.#host)
    this.#root = createRoot(this.#container)
    this.#observer = new ResizeObserver(() => onHeight(Math.ceil(this.#height())))
    this.#observer.observe(this.#container)
  }

  /** Shows `screen`. */
  render(screen: ReactNode, { mode, accent, dir, locale }: SurfaceLook): void {
    const isLight = matchMedia('(prefers-color-scheme: light)').matches
    this.#container.dataset['theme'] = mode ?? (isLight ? 'light' : 'dark')
    this.#container.dir = dir
    this.#container.lang = locale
    this.#styles.setTheme(createHostTheme(document)(accent === undefined ? {} : { '--w3m-accent': accent }))
    this.#root.render(<StyleContext.Provider value={this.#styles}>{screen}</StyleContext.Provider>)
  }

  unmount(): void {
    this.#observer.disconnect()
    this.#root.unmount()
    this.#host.remove()
  }

  /** Height that shows everything without scrolling. */
  #height(): number {
    const body = this.#container.querySelector('.approval-body')
    return this.#container.offsetHeight + (body ? body.scrollHeight - body.clientHeight : 0)
  }
}
