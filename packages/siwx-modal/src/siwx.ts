import type { SIWXConfig } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { Feature } from '@openappkit/appkit-ui/features'
import { subscribe } from 'valtio/vanilla'
import { closeAfter } from './controller/closeAfter'
import type { SIWXController } from './controller/SIWXController'
import { titles } from './locales/titles'
import { isSignInEnabled } from './session/isSignInEnabled'
import { loadFailed } from './session/loadFailed'
import { sessionSource } from './session/SessionSource'

declare module '@openappkit/appkit-core' {
  interface AppKitOptions {
    /** Sign-in config. After connecting, the user signs in with the wallet. See `@openappkit/siwx`. Default: none. */
    readonly siwx?: SIWXConfig
    /**
     * Sign-in on EVM chains only, created with `createSIWEConfig`. If `siwx` is also set, `createAppKit` throws
     * `options/siwx-conflict`. Default: none.
     */
    readonly siweConfig?: { mapToSIWX(): SIWXConfig }
  }
  interface Features {
    /** Whether the backend signs users in, instead of `siwx` or `siweConfig`. Default: false. */
    readonly reownAuthentication?: boolean | undefined
  }
  interface ViewRegistry {
    /**
     * Sign-in of the connected account.
     *
     * @internal
     */
    SIWXSignMessage: undefined
  }
  interface EventRegistry {
    CLICK_SIGN_SIWX_MESSAGE: SignInEventProperties
    CLICK_CANCEL_SIWX: SignInEventProperties
    SIWX_AUTH_SUCCESS: SignInEventProperties
    SIWX_AUTH_ERROR: SignInEventProperties
  }
}

/** Properties of all sign-in events. */
export interface SignInEventProperties {
  /** CAIP-2 chain id. Empty if no account is connected. */
  readonly network: string
  readonly isSmartAccount: boolean
}

/**
 * Feature that signs users in with the connected wallet, if the options have `siwx`, `siweConfig` or
 * `features.reownAuthentication`. The descriptor loads with the modal, the rest when a connection starts or already
 * exists.
 */
export const siwx: Feature = {
  name: 'siwx',
  isWanted: isSignInEnabled,
  views: [
    {
      name: 'SIWXSignMessage',
      title: titles.SIWXSignMessage,
      load: () => import('./view/SIWXSignMessageView').then(({ SIWXSignMessageView }) => SIWXSignMessageView),
    },
  ],
  onMount(kit) {
    const load = loaderOf(kit)
    // On phones, the link exists before the user chooses a wallet. The code loads with the first call.
    kit.context.signInRequest = {
      prepare: caipNetworkId =>
        load().then(
          ({ request }) => request.prepare(caipNetworkId),
          () => undefined,
        ),
      complete: async sessions => (await load()).request.complete(sessions),
    }
  },
  onConnect(kit) {
    const { context, chains, events } = kit
    const load = loaderOf(kit)
    let isMissing = false
    const start = () =>
      load().then(
        controller => controller.start(),
        cause => {
          isMissing = true
          onLoadFailed(kit, cause, () => isMissing)
        },
      )
    /** Retries a failed import for the next connection. Calls that must not be lost wait for it. */
    const retryStart = () => {
      if (!isMissing) return
      isMissing = false
      void start()
    }
    void start()
    context.onDestroy(events.subscribe(({ data }) => void (data.event === 'CONNECT_SUCCESS' && retryStart())))
    // No event reports reconnected users.
    context.onDestroy(subscribe(chains.state, () => void (isRequired(kit) && isConnectionSettled(kit) && retryStart())))
    context.onDestroy(kit.onDisconnect(async () => (await load()).signOut()))
    // The sign-in view replaces the view that connected.
    context.onDestroy(
      kit.modal.addHold(() => {
        const decide = async () => {
          const controller = await load()
          // The first of two imports doesn't always arrive first.
          controller.start()
          await controller.checked()
        }
        void closeAfter(kit, decide())
        return true
      }),
    )
  },
}

/** Time after which an unloading page is gone, in milliseconds. */
const disconnectTimeout = 500

function loaderOf(kit: ModalKit): () => Promise<SIWXController> {
  return () => import('./controller/SIWXController').then(({ SIWXController }) => kit.controller(SIWXController))
}

/** Disconnects if sign-in is required and its code failed to load. */
function onLoadFailed(kit: ModalKit, cause: unknown, isMissing: () => boolean): void {
  const error = loadFailed(cause)
  sessionSource(kit.context).fail(error)
  kit.report(error)
  // An unloading page also fails its imports, and must not disconnect the user on the next page. It is gone before this
  // runs.
  kit.context.environment.setTimer(() => {
    // Disconnecting needs the same missing code, and the app already has its error.
    if (isMissing() && isRequired(kit) && isConnectionSettled(kit)) void kit.disconnect().catch(() => {})
  }, disconnectTimeout)
}

/** Returns whether sign-in is required. The backend always requires it. */
function isRequired({ options }: ModalKit): boolean {
  const { features, siwx, siweConfig } = options.input
  return features?.reownAuthentication === true || (siwx ?? siweConfig?.mapToSIWX())?.getRequired?.() === true
}

/**
 * Returns whether an account is connected and no connection is pending. A pending connection reports its own result.
 */
function isConnectionSettled({ chains, connecting }: ModalKit): boolean {
  return chains.isConnected() && connecting.state.value.status !== 'requesting'
}
