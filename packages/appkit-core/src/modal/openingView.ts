import type { ViewName } from '../router/ViewRegistry'

/** Inputs that determine the first view. */
export interface OpeningSituation {
  readonly view?: ViewName | undefined
  readonly isConnected: boolean
  /** Whether the last connection failed to reconnect and can be retried. */
  readonly isLost: boolean
  /** Whether the wallet is on a chain that the app doesn't offer, so the user should switch. */
  readonly isUnsupported: boolean
  readonly noAdapters: boolean
  readonly manualControl: boolean
  readonly isMobile: boolean
}

/** Returns the modal's first view. */
export function openingView(situation: OpeningSituation): ViewName {
  if (situation.view) return situation.view
  if (situation.manualControl || (situation.noAdapters && !situation.isConnected)) {
    return situation.isMobile ? 'AllWallets' : 'ConnectingWalletConnectBasic'
  }
  if (situation.isUnsupported) return 'UnsupportedChain'
  if (situation.isConnected) return 'Account'
  return situation.isLost ? 'ProfileWallets' : 'Connect'
}
