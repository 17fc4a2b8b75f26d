import type { TranslationOf } from '@openappkit/appkit-ui/elements'

/** Messages of the embedded wallet's views. The server provides the value of `{operator}`. */
export const walletEn = {
  // Email
  email: 'Email',
  emailHint: 'Email address',
  continue: 'Continue',
  sendingCode: 'Sending a code…',
  invalidEmail: 'Enter a full email address, such as jane@example.com.',
  signedOut: 'You’re signed out here. Log in again to use your wallet.',
  emailIntro: 'We’ll send you a code. No password, no app to install.',

  // Code
  codeTitle: 'Check your email',
  codeDetail: 'Enter the 6-digit code that we sent to',
  codeLabel: '6-digit code',
  changeEmail: 'Change email',
  checkingCode: 'Checking the code…',
  connecting: 'Opening your wallet…',
  notACode: 'That isn’t a 6-digit code.',
  wrongCode: { one: 'That code isn’t right. {count} try left.', other: 'That code isn’t right. {count} tries left.' },
  wrongCodeAgain: 'That code isn’t right. Check the latest email.',
  wrongCodeLast: 'That code isn’t right. Send a new one.',
  codeExpired: 'Code expired. Send a new one.',
  tooManyCodesUntil: {
    one: 'Too many codes. Check spam or retry in {count} min.',
    other: 'Too many codes. Check spam or retry in {count} min.',
  },
  tooManyCodes: 'Too many codes. Check spam or retry later.',
  resendIn: 'Resend in {seconds} s',
  resendInMinutes: 'Resend in {minutes} min',
  resend: 'Resend code',
  resending: 'Sending…',
  resent: 'New code sent',
  notConnected: 'Couldn’t connect',
  notConnectedDetail: 'Your code was right, but the app couldn’t connect to your wallet.',

  // Device
  deviceTitle: 'Approve this device',
  deviceDetail: 'Open the link that we sent to',
  deviceNote: 'Then come back here. This screen continues by itself.',

  // Failures
  unreachable: 'Can’t reach the wallet. Check your connection and try again.',
  frameFailed: 'The wallet didn’t load. Turn off content blockers for this site and try again.',
  timeout: 'The wallet didn’t answer. Try again.',
  originNotAllowed: 'This site can’t use the wallet yet. Ask the app’s developer to allow this domain.',
  loginAgain: 'Your login has expired. Log in again.',
  failed: 'Something went wrong in the wallet. Try again.',
  tryAgain: 'Try again',

  // Approval
  openingWallet: 'Opening your wallet…',
  openingDetail: 'You can review the request there before you approve it.',
  openingPage: 'Your wallet opens in its own window.',
  noRequest: 'Nothing to approve',
  noRequestDetail: 'Requests from this app will appear here.',
  close: 'Close',

  // Settings
  provisional: 'Until you add a passkey, {operator} could recover this wallet.',
  provisionalMore: 'Add a second way to unlock. Until then, {operator} could recover this wallet.',
  custodyUser: 'Only you can open this wallet. {operator} can’t recover it.',
  custodyUserAlone: 'Only this device can open your wallet. Add a passkey, so you don’t lose it.',
  custodyEscrow: '{operator} could open this wallet for anyone with access to your email.',
  unlock: 'Unlock wallet',
  unlockDetail: 'To receive, buy and sign on this device',
  protect: 'Protect your wallet',
  protectNone: 'Add a passkey',
  protectPasskey: 'Passkey',
  protectPassword: 'Password',
  protectBoth: 'Passkey and password',
  devices: 'Devices',
  deviceCount: { one: '{count} device', other: '{count} devices' },
  export: 'Export wallet',
  exportDetail: 'Recovery phrase and private keys',
  notAvailable: 'Not set',
  settingsFailed: 'Couldn’t load your settings',

  // Change of email
  newEmail: 'New email',
  newEmailDetail: 'First confirm the change with a code to your current address.',
  currentEmail: 'Current email',
  sameEmail: 'This is your current address.',
  save: 'Continue',
  primaryDetail: 'To change your email, enter the code that we sent to your current address,',
  secondaryDetail: 'Now enter the code that we sent to your new address,',
  startOver: 'Start over',
  emailChanged: 'Email changed',
} as const

/** Keys that each translation provides. */
export type WalletMessages = TranslationOf<typeof walletEn>
