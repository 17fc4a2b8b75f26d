import { AppKitError } from '@openappkit/contract'
import { proxy } from 'valtio/vanilla'

/** Color scheme. `auto` follows the system's. Default: `dark`. */
export type ThemeMode = 'dark' | 'light' | 'auto'

/** Variables of AppKit 1.8, and every documented token with the prefix `--oak-`. */
export interface ThemeVariables {
  readonly '--w3m-font-family'?: string | undefined
  readonly '--w3m-accent'?: string | undefined
  readonly '--w3m-color-mix'?: string | undefined
  readonly '--w3m-color-mix-strength'?: number | undefined
  readonly '--w3m-font-size-master'?: string | undefined
  readonly '--w3m-border-radius-master'?: string | undefined
  readonly '--w3m-z-index'?: number | undefined
  readonly '--w3m-qr-color'?: string | undefined
  readonly [token: `--oak-${string}`]: string | undefined
}

/** Theme of a kit. */
export interface ThemeState {
  themeMode: ThemeMode
  themeVariables: ThemeVariables
}

const modes: readonly unknown[] = ['dark', 'light', 'auto']

/** Keeps the theme mode and variables. The modal and buttons subscribe to it. */
export class ThemeController {
  readonly state: ThemeState

  /** An unknown `themeMode` falls back to `dark`, so that a mistake of the app leaves no modal without colors. */
  constructor({
    themeMode,
    themeVariables,
  }: {
    readonly themeMode?: ThemeMode | undefined
    readonly themeVariables?: ThemeVariables | undefined
  }) {
    this.state = proxy<ThemeState>({
      themeMode: modes.includes(themeMode) ? (themeMode as ThemeMode) : 'dark',
      themeVariables: { ...themeVariables },
    })
  }

  /**
   * Sets the color scheme.
   * @throws {AppKitError} `theme/invalid-mode` if `mode` is not `dark`, `light` or `auto`.
   */
  setThemeMode(mode: ThemeMode): void {
    if (!modes.includes(mode))
      throw new AppKitError('theme/invalid-mode', `${String(mode)} isn't a theme mode. Pass dark, light or auto.`)
    this.state.themeMode = mode
  }

  /** Merges `variables` into the current ones. `undefined` resets a variable. */
  setThemeVariables(variables: ThemeVariables): void {
    this.state.themeVariables = { ...this.state.themeVariables, ...variables }
  }
}
