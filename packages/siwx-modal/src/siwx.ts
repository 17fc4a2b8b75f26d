import { AppKitError, type SIWXConfig } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { Feature } from '@openappkit/appkit-ui/features'
import { subscribe } from 'valtio/vanilla'
import { closeAfter } from './controller/closeAfter'
import type { SIWXController } from './controller/SIWXController'
import { titles } from './locales/titles'

declare module '@openappkit/appkit-core' {
  interface AppKitOptions {
    /** Sign-in with the wallet, after connecting; see `@openappkit/siwx`. */
    readonly siwx?: SIWXConfig
    /** Sign-in on EVM chains only, as `createSIWEConfig` makes it. Not together with `siwx`. */
    readonly siweConfig?: { mapToSIWX(): SIWXConfig }
  }
  interface Features {
    /** The backend signs users in, instead of `siwx`. */
    readonly reownAuthentication?: boolean | undefined
  }
  interface ViewRegistry {
    SIWXSignMessage: undefined
  }
  interface EventRegistry {
    CLICK_SIGN_SIWX_MESSAGE: SignInEventProperties
    CLICK_CANCEL_SIWX: SignInEventProperties
    SIWX_AUTH_SUCCESS: SignInEventProperties
    SIWX_AUTH_ERROR: SignInEventProperties
  }
}

/** What every event of signing in says. */
export interface SignInEventProperties {
  /** CAIP-2, empty where there is none. */
  readonly network: string
  readonly isSmartAccount: boolean
}

/**
 * Signing in with the connected wallet, for kits whose options have `siwx`, `siweConfig` or `features.reownAuthentication`. This much loads with the modal; the rest as soon as somebody
 * connects.
 */
export const siwx: Feature = {
  name: 'siwx',
  isWanted: ({ features, siwx, siweConfig }) =>
    features?.reownAuthentication === true || (siwx ?? siweConfig) !== undefined,
  views: [
    {
      name: 'SIWXSignMessage',
      title: titles.SIWXSignMessage,
      load: () => import('./view/SIWXSignMessageView').then(({ SIWXSignMessageView }) => SIWXSignMessageView),
    },
  ],
  onMount(kit) {
    const load = loaderOf(kit)
    // On a phone the link is made before a wallet is chosen. Nothing is loaded before it is.
    kit.base.signInRequest = {
      prepare: caipNetworkId =>
        load().then(
          ({ request }) => request.prepare(caipNetworkId),
          () => undefined,
        ),
      complete: async sessions => (await load()).request.complete(sessions),
    }
  },
  onConnect(kit) {
    const { base, chains, events } = kit
    const load = loaderOf(kit)
    let isMissing = false
    const start = () =>
      load().then(
        controller => controller.start(),
        cause => {
          isMissing = true
          loadFailed(kit, cause, () => isMissing)
        },
      )
    /** Code that did not arrive is asked for again for whoever is connected next. What must not be missed meanwhile waits for it. */
    const startAgain = () => {
      if (!isMissing) return
      isMissing = false
      void start()
    }
    void start()
    base.onDestroy(events.subscribe(({ data }) => void (data.event === 'CONNECT_SUCCESS' && startAgain())))
    // Nothing else tells of those who come back from the last visit.
    base.onDestroy(subscribe(chains.state, () => void (isRequired(kit) && isSomebodyThere(kit) && startAgain())))
    base.onDestroy(kit.onDisconnect(async () => (await load()).signOut()))
    // The question takes the place of the view that connected.
    base.onDestroy(
      kit.modal.addHold(() => {
        const decide = async () => {
          const controller = await load()
          // The first of two imports is not always the first to arrive.
          controller.start()
          await controller.checked()
        }
        void closeAfter(kit, decide())
        return true
      }),
    )
  },
}

/** How long a page that the user leaves may go on, in milliseconds. */
const leavingPatience = 500

function loaderOf(kit: ModalKit): () => Promise<SIWXController> {
  return () => import('./controller/SIWXController').then(({ SIWXController }) => kit.service(SIWXController))
}

/** Nobody stays connected without signing in where that is required, also not because code is missing. */
function loadFailed(kit: ModalKit, cause: unknown, isMissing: () => boolean): void {
  const message = 'Signing in could not be loaded. Check your connection and connect again.'
  kit.report(new AppKitError('siwx/load-failed', message, { cause }))
  // A page that the user leaves loses its code as well, and must not disconnect them on the next one. It is gone before this runs.
  kit.base.environment.setTimer(() => {
    // What fails here is the same code once more, of which the host has just heard.
    if (isMissing() && isRequired(kit) && isSomebodyThere(kit)) void kit.disconnect().catch(() => {})
  }, leavingPatience)
}

/** Where the backend signs in instead of what the page gave, it requires it. */
function isRequired({ options }: ModalKit): boolean {
  const { features, siwx, siweConfig } = options.given
  return features?.reownAuthentication === true || (siwx ?? siweConfig?.mapToSIWX())?.getRequired?.() === true
}

/** Whether somebody is connected, and not just about to be: that is told of when it is over. */
function isSomebodyThere({ chains, connecting }: ModalKit): boolean {
  return chains.isConnected() && connecting.state.value.status !== 'requesting'
}
