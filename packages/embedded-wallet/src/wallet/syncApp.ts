import { sdkVersion } from '@openappkit/appkit-core/cloud'
import { dappMetadata, type ModalKit } from '@openappkit/appkit-core/modal'
import type { FrameDapp, FrameTheme } from '@openappkit/contract/embedded'
import { subscribe } from 'valtio/vanilla'
import { systemScheme, watchSystemScheme } from './colorScheme'

/** Where the app's looks and description go. */
interface SyncTarget {
  theme(theme: FrameTheme): void
  dapp(dapp: FrameDapp): void
}

const accents = { light: 'hsla(231, 100%, 70%, 1)', dark: 'hsla(230, 100%, 67%, 1)' }
const backgrounds = { light: '#fff', dark: '#202020' }

/** Sends the theme, the description and the language of the app, now and on each change. Returns a function that stops. */
export function syncApp(kit: ModalKit, target: SyncTarget): () => void {
  const page = kit.environment.window
  const sendTheme = (): void => target.theme(themeOf(kit))
  const sendDapp = (): void => target.dapp(dappOf(kit))
  sendTheme()
  sendDapp()
  const stops = [
    subscribe(kit.theme.state, sendTheme),
    subscribe(kit.options.state, sendDapp),
    watchSystemScheme(page, sendTheme),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function themeOf({ environment, theme: { state } }: ModalKit): FrameTheme {
  const themeMode = state.themeMode === 'auto' ? systemScheme(environment.window) : state.themeMode
  const variables = Object.entries(state.themeVariables).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return {
    themeMode,
    themeVariables: Object.fromEntries(variables),
    w3mThemeVariables: {
      '--w3m-accent': state.themeVariables['--w3m-accent'] ?? accents[themeMode],
      '--w3m-background': backgrounds[themeMode],
    },
  }
}

function dappOf(kit: ModalKit): FrameDapp {
  const { environment, options, projectId = '' } = kit
  const { name, description, url, icons } = dappMetadata(options.input.metadata, environment.window?.document)
  return {
    metadata: { name, description, url, icons: [...icons] },
    sdkVersion: sdkVersion(kit),
    sdkType: 'appkit',
    projectId,
    language: options.locale,
  }
}
