import { AppKitError } from '@openappkit/contract'
import { proxy } from 'valtio/vanilla'

/** Color scheme. Default: dark. */
export type ThemeMode = 'dark' | 'light'

/** Variables of AppKit 1.8, and every documented token with the prefix `--oak-`. */
export interface ThemeVariables {
  readonly '--w3m-font-family'?: string
  readonly '--w3m-accent'?: string
  readonly '--w3m-color-mix'?: string
  readonly '--w3m-color-mix-strength'?: number
  readonly '--w3m-font-size-master'?: string
  readonly '--w3m-border-radius-master'?: string
  readonly '--w3m-z-index'?: number
  readonly '--w3m-qr-color'?: string
  readonly [token: `--oak-${string}`]: string
}

/** Theme of a kit. */
export interface ThemeState {
  themeMode: ThemeMode
  themeVariables: ThemeVariables
}

/** Keeps the theme mode and variables. The modal and buttons subscribe to it. */
export class ThemeController {
  readonly state: ThemeState

  constructor(initial: {
    readonly themeMode?: ThemeMode | undefined
    readonly themeVariables?: ThemeVariables | undefined
  }) {
    this.state = proxy<ThemeState>({
      themeMode: initial.themeMode ?? 'dark',
      themeVariables: { ...initial.themeVariables },
    })
  }

  /**
   * Sets the color scheme.
   * @throws {AppKitError} `theme/invalid-mode` if `mode` is neither `dark` nor `light`.
   */
  setThemeMode(mode: ThemeMode): void {
    if (mode !== 'dark' && mode !== 'light')
      throw new AppKitError('theme/invalid-mode', `${String(mode)} isn't a theme mode. Pass dark or light.`)
    this.state.themeMode = mode
  }

  /** Merges `variables` into the current ones. */
  setThemeVariables(variables: ThemeVariables): void {
    this.state.themeVariables = { ...this.state.themeVariables, ...variables }
  }
}
