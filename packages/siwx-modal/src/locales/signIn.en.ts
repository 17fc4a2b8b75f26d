import type { TranslationOf } from '@openappkit/appkit-ui/elements'

/** Messages of the sign-in view. Placeholder values come from the app, the wallet and the network. */
export const signInEn = {
  ask: 'Sign in to {app}',
  askDetail: 'Sign to prove this account is yours.',
  askCost: 'It’s free and doesn’t move any funds.',
  requesting: 'Continue in {wallet}',
  requestingDetail: 'Sign the message in your wallet.',
  requestingWhere: 'It may be behind this window.',
  declined: 'Signature declined',
  declinedDetail: 'You declined the request in {wallet}.',
  pending: 'A request is waiting in {wallet}',
  pendingDetail: 'Respond in {wallet}, then try again.',
  unanswered: 'Couldn’t check your sign-in',
  unansweredDetail: 'The app’s server didn’t answer. Check your connection and try again.',
  unexpectedDetail: 'The app’s server gave an unexpected answer. Try again later.',
  failed: 'Couldn’t sign in',
  failedDetail: 'The signature couldn’t be verified.',
  refused: 'The server refused the sign-in',
  refusedDetail: 'The app’s server doesn’t accept sign-ins from this page or account.',
  failedSmartAccount: 'This application might not support smart accounts.',
  notSignedIn: 'You’re not signed in.',
  returning: 'Switching back to {network}',
  returningDetail: 'You’re signed in there.',
  returningWallet: 'You may need to approve it in {wallet}.',
  disconnecting: 'Disconnecting {wallet}…',
  done: 'You’re signed in',
  doneDetail: 'You can close this window.',
  notConnected: 'No wallet connected',
  notConnectedDetail: 'Connect one to sign in.',

  website: 'Website',
  account: 'Account',
  network: 'Network',

  sign: 'Sign',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  canceling: 'Canceling…',
  disconnect: 'Disconnect',
  close: 'Close',
  connect: 'Connect wallet',
  required: 'This app requires you to sign in.',
  cancelDisconnects: 'Canceling disconnects {wallet}.',
  cancelReturns: 'Canceling takes you back to {network}.',
  cannotClose: 'Sign or cancel to continue.',
  unknownNetwork: 'Unknown network',
  unknownWallet: 'your wallet',

  // Toasts
  initializationFailed: 'Couldn’t start sign-in. Try again.',
  authenticating: 'Authenticating…',
} as const

/** The messages that each translation of the sign-in view provides. */
export type SignInMessages = TranslationOf<typeof signInEn>
