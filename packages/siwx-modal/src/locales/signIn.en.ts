import type { TranslationOf } from '@openappkit/appkit-ui/elements'

/** The words of signing in. `{app}`, `{wallet}` and `{network}` are names given by others. */
export const signInEn = {
  ask: 'Sign in to {app}',
  askDetail: 'Sign to prove that this account is yours.',
  askCost: 'It costs nothing and moves nothing.',
  requesting: 'Continue in {wallet}',
  requestingDetail: 'Sign the message in the wallet window.',
  requestingWhere: 'It may be behind this one.',
  declined: 'Signature declined',
  declinedDetail: 'You declined the message in {wallet}.',
  pending: 'A request is waiting in {wallet}',
  pendingDetail: 'Answer it in {wallet}, then try again.',
  unanswered: 'Couldn’t check your sign-in',
  unansweredDetail: 'The app’s server didn’t answer. Check your connection and try again.',
  failed: 'Could not sign in',
  failedDetail: 'No valid signature arrived.',
  failedSmartAccount: 'This application might not support Smart Accounts',
  failedSmartAccountDetail: 'Your account signs by a contract, which not every app accepts.',
  notSignedIn: 'You are not signed in.',
  returning: 'Going back to {network}',
  returningDetail: 'You are signed in there.',
  returningWallet: '{wallet} may ask you to approve it.',
  disconnecting: 'Disconnecting {wallet}',
  done: 'You are signed in',
  doneDetail: 'There is nothing left to do here.',
  nobody: 'No wallet connected',
  nobodyDetail: 'Connect one to sign in.',

  website: 'Website',
  account: 'Account',
  network: 'Network',

  sign: 'Sign',
  signing: 'Signing…',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  cancelling: 'Cancelling…',
  disconnect: 'Disconnect',
  close: 'Close',
  connect: 'Connect Wallet',
  required: 'This app asks everybody to sign in.',
  cancelDisconnects: 'Cancel disconnects {wallet}.',
  cancelReturns: 'Cancel takes you back to {network}.',
  cannotClose: 'Sign or cancel to go on',
  unknownNetwork: 'Unknown network',
  unknownWallet: 'your wallet',

  // Passing remarks
  errorSigning: 'Error signing message',
  initializationFailed: 'A problem occurred while trying initialize authentication',
  authenticating: 'Authenticating...',
} as const

/** What every other language of this view must provide. */
export type SignInMessages = TranslationOf<typeof signInEn>
