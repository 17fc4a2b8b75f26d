import { AppKitError } from '@openappkit/contract'
import { proxy } from 'valtio/vanilla'

/** Dark unless told. */
export type ThemeMode = 'dark' | 'light'

/** Variables of AppKit 1.8 and, by the prefix `--oak-`, every documented token. */
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

/** How the kit looks. */
export interface ThemeState {
  themeMode: ThemeMode
  themeVariables: ThemeVariables
}

/** Holds mode and variables; whoever draws subscribes. */
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

  /** @throws AppKitError `theme/invalid-mode` for anything but `dark` and `light`. */
  setThemeMode(mode: ThemeMode): void {
    if (mode !== 'dark' && mode !== 'light')
      throw new AppKitError('theme/invalid-mode', `No theme mode: ${String(mode)}`)
    this.state.themeMode = mode
  }

  /** Merges into what is set. */
  setThemeVariables(variables: ThemeVariables): void {
    this.state.themeVariables = { ...this.state.themeVariables, ...variables }
  }
}
