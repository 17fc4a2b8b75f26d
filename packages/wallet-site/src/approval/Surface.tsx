import { rootSheets, StyleContext, StyleRegistry } from '@openappkit/appkit-ui/surface'
import { createHostTheme } from '@openappkit/appkit-ui/theme'
import type { FrameTheme } from '@openappkit/contract/embedded'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { ContentWatch } from './ContentWatch'

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

/** Callbacks of a surface. */
export interface SurfaceCallbacks {
  /** Called with the height that shows everything without scrolling, whenever it changes. */
  readonly onHeight?: (height: number) => void
  /** Called when the user presses Escape, which the app's page doesn't see while the focus is in the frame. */
  readonly onEscape?: () => void
}

/** Shadow root in which React renders the wallet's screens, with the modal's tokens and constructed style sheets. */
export class Surface {
  readonly #host: HTMLElement
  readonly #container: HTMLElement
  readonly #styles: StyleRegistry
  readonly #root: Root
  readonly #observer: ResizeObserver
  readonly #ending = new AbortController()
  /** Height that `onHeight` knows. */
  #reported: number | undefined

  constructor(target: HTMLElement, { onHeight, onEscape }: SurfaceCallbacks) {
    this.#host = document.createElement('openappkit-wallet')
    const shadow = this.#host.attachShadow({ mode: 'open' })
    this.#container = document.createElement('div')
    this.#container.className = 'surface'
    this.#styles = new StyleRegistry(shadow, rootSheets)
    shadow.append(this.#container)
    target.append(this.#host)
    // The browser's default would move the screen away from the frame's edges.
    document.body.style.setProperty('margin', '0')
    this.#root = createRoot(this.#container)
    this.#observer = new ResizeObserver(() => {
      const height = Math.ceil(this.#height())
      // While the frame is hidden, nothing has a height.
      if (height === 0 || height === this.#reported) return
      this.#reported = height
      this.#focusTitle()
      onHeight?.(height)
    })
    this.#observer.observe(this.#container)
    const { signal } = this.#ending
    document.addEventListener('keydown', event => isEscape(event) && onEscape?.(), { signal })
    window.addEventListener('focus', () => this.#focusTitle(), { signal })
  }

  /** Shows `screen`. */
  render(screen: ReactNode, { mode, accent, dir, locale }: SurfaceLook): void {
    const isLight = matchMedia('(prefers-color-scheme: light)').matches
    this.#container.dataset['theme'] = mode ?? (isLight ? 'light' : 'dark')
    this.#container.dir = dir
    this.#container.lang = locale
    this.#styles.setTheme(createHostTheme(document)(accent === undefined ? {} : { '--w3m-accent': accent }))
    this.#root.render(
      <StyleContext.Provider value={this.#styles}>
        <ContentWatch.Provider value={this.#watch}>{screen}</ContentWatch.Provider>
      </StyleContext.Provider>,
    )
  }

  unmount(): void {
    this.#ending.abort()
    this.#observer.disconnect()
    this.#root.unmount()
    this.#host.remove()
  }

  /** Focuses the title for screens that rendered while the frame was hidden, when nothing could take the focus. */
  #focusTitle(): void {
    if (!document.hasFocus() || document.activeElement !== document.body) return
    this.#container.querySelector('h1')?.focus({ preventScroll: true })
  }

  /** Follows the parts that scroll: once the screen fills the frame, only they change their size. */
  readonly #watch = (...parts: readonly Element[]): (() => void) => {
    for (const part of parts) this.#observer.observe(part)
    return () => {
      for (const part of parts) this.#observer.unobserve(part)
    }
  }

  /** Height that shows everything without scrolling. */
  #height(): number {
    const body = this.#container.querySelector('.approval-body')
    return this.#container.offsetHeight + (body ? body.scrollHeight - body.clientHeight : 0)
  }
}

/** Returns whether a key press leaves the screen, and not only a composition of characters. */
function isEscape({ isComposing, key }: KeyboardEvent): boolean {
  return key === 'Escape' && !isComposing
}
