import type { TranslationOf } from '@openappkit/appkit-ui/elements'

/** Messages of the wallet's own window. */
export const popupEn = {
  title: '{operator} wallet',
  starting: 'Opening your wallet…',
  noTaskTitle: 'Nothing to do here',
  noTaskDetail: 'Go back to the app and start again. You can close this window.',
  startFailedTitle: 'Couldn’t open your wallet',
  startFailedDetail: 'The wallet’s server didn’t answer. Check your connection and try again.',
  doneTitle: 'Done',
  doneDetail: 'You can close this window.',
  done: 'Done',

  // Login
  loginTitle: 'Log in to your wallet',
  loginDetail: 'This window needs its own login. We’ll email you a code.',
  email: 'Email',

  // Link
  linkTitle: 'Open your wallet in {origin}?',
  linkDetail: 'The wallet’s frame in this app can then sign in this browser. You still approve every request.',
  linkOpen: 'Open wallet',
  linkWrong: 'Only continue if you started this in {origin}.',

  // Protect
  protectTitle: 'Ways to unlock',
  custodyEscrow:
    '{operator} can still recover this wallet. Once you’ve tested two ways to unlock it, that copy is destroyed.',
  custodyYours: 'Only you can open this wallet. {operator} can’t recover it.',
  custodyOperator: '{operator} can open this wallet for everyone with access to your email.',
  needsPasskey: 'Needs this passkey and a login by email',
  needsPassword: 'Needs this password and a login by email',
  tested: 'Tested',
  notTested: 'Not tested',
  test: 'Test',
  testPasskey: 'Test passkey {name}',
  testPassword: 'Test password',
  remove: 'Remove',
  removePath: 'Remove {name}',
  removeConfirm: 'Remove {name}? You can’t unlock with it anymore.',
  keep: 'Keep',
  passkey: 'Passkey',
  noPaths: 'Only this browser can open your wallet. Add two ways to unlock it.',
  testNote: 'Test each way once, so that you know it works before you need it.',

  // Step-up
  stepUpTitle: 'Confirm it’s you',
  stepUpDetail: 'This page shows the keys to all your funds.',
  byCode: 'Use a code by email',
  byCodeDetail: '{email}',

  // Export
  exportTitle: 'Recovery phrase',
  exportDetail: 'Anyone with these words can take your funds. {operator} never asks for them.',
  exportAlone: 'Make sure that no one sees your screen, and that you’re not sharing it.',
  holdToReveal: 'Hold to reveal',
  holding: 'Keep holding…',
  phrase: 'Recovery phrase',
  word: 'Word {number}',
  copyPhrase: 'Copy phrase',
  keys: 'Private keys',
  keyOf: 'Key for {network}',
  copyKey: 'Copy key',
  revealKey: 'Reveal key',
  hide: 'Hide',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy',
  copyNote: 'Other apps can read what you copy. Writing the words down is safer.',

  // Recovery file
  fileTitle: 'Recovery file',
  fileOffer: 'Opens with a password, even without {operator}',
  fileDetail: 'Opens your wallet in any browser, without a server or a login. Keep it where only you can find it.',
  filePassword: 'File password',
  filePasswordRule:
    'At least 12 characters. Anyone with the file can keep guessing, so use a long password that you use nowhere else.',
  saveFile: 'Save file',
  fileSavedTitle: 'File saved',
  fileSavedDetail: 'Open it once to make sure that the password works.',
  openFileTitle: 'Open your wallet',
  openFileDetail: 'This file needs no server, and nothing leaves this device. {operator} can’t reset its password.',
  openFile: 'Open',
  filePasswordWrong: 'That password doesn’t open this file. Try again.',
  fileFailed: 'This device couldn’t open the file. Try it on a computer.',
  openFileNext: 'To use your funds, import the phrase into a wallet such as MetaMask or Phantom.',
  fileEmptyTitle: 'No wallet in this file',
  fileEmptyDetail: 'Save a recovery file in the settings of your wallet, and open that one.',
  fileDamagedTitle: 'This file is damaged',
  fileDamagedDetail: 'Open another copy.',
  accountOf: 'Account on {network}',

  // Devices
  devicesTitle: 'Devices',
  thisDevice: 'This browser',
  lastUsed: 'Last used {time}',
  revoke: 'Revoke',
  revokeDevice: 'Revoke {name}',
  revokeConfirm: 'Revoke {name}? It has to log in and unlock again.',
  rotate: 'Sign out everywhere else',
  rotateConfirm: 'Sign out all other devices? They have to log in and unlock again.',
  rotateNote: 'This doesn’t change your keys. If someone has your phrase, move your funds to a new wallet.',
  log: 'Activity',
  'event.login': 'Login',
  'event.loginFailed': 'Failed login',
  'event.walletCreated': 'Wallet created',
  'event.pathsChanged': 'Ways to unlock changed',
  'event.pathOpened': 'Wallet unlocked',
  'event.escrowRequested': 'Recovery by the operator requested',
  'event.escrowOpened': 'Wallet recovered by the operator',
  'event.escrowDropped': 'Copy at the operator destroyed',
  'event.deviceRevoked': 'Device revoked',
  'event.emailChanged': 'Email changed',
  unknownDevice: 'Unknown device',
} as const

/** Translation of the messages. */
export type PopupMessages = TranslationOf<typeof popupEn>
