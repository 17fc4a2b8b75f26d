import type { ViewName } from '../router/ViewRegistry'

/** What decides the first view. */
export interface OpeningSituation {
  readonly view?: ViewName | undefined
  readonly isConnected: boolean
  /** The connection of the last visit did not come back, and can be tried again. */
  readonly isLost: boolean
  /** The wallet is on a chain that the host doesn't offer, and may be asked to leave it. */
  readonly isUnsupported: boolean
  readonly noAdapters: boolean
  readonly manualControl: boolean
  readonly isMobile: boolean
}

/** Which view an opening modal shows. Spec 2, 'Opening the modal'. */
export function openingView(situation: OpeningSituation): ViewName {
  if (situation.view) return situation.view
  if (situation.manualControl || (situation.noAdapters && !situation.isConnected)) {
    return situation.isMobile ? 'AllWallets' : 'ConnectingWalletConnectBasic'
  }
  if (situation.isUnsupported) return 'UnsupportedChain'
  if (situation.isConnected) return 'Account'
  return situation.isLost ? 'ProfileWallets' : 'Connect'
}
