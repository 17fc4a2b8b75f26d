import type { TranslationOf } from '@openappkit/appkit-ui/elements'

/**
 * Messages of the approvals. `{app}` is the name that the app gave itself; other values come from chains, tokens and
 * messages. The wallet shows none of them without its own words around it.
 */
export const approvalEn = {
  // Frame of every screen
  requestFrom: 'Request from',
  loading: 'Checking the request…',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  tryAgain: 'Try again',
  continue: 'Continue',

  // What the request does, in one sentence
  'sentence.signIn': 'Sign in to {domain}',
  'sentence.signMessage': 'Sign a message',
  'sentence.send': 'Send {amount}',
  'sentence.sendGeneric': 'Send from your wallet',
  'sentence.swap': 'Swap {amount} for {received}',
  'sentence.swapGeneric': 'Swap tokens',
  'sentence.allow': 'Let a third party spend {amount}',
  'sentence.allowAll': 'Let a third party spend all your {symbol}',
  'sentence.allowGeneric': 'Let a third party spend your tokens',
  'sentence.revoke': 'Remove a spending permission',
  'sentence.order': 'Sign a marketplace order',
  'sentence.call': 'Call {method} on a contract',
  'sentence.callGeneric': 'Call a contract',
  'sentence.deploy': 'Deploy a contract',
  'sentence.signData': 'Sign data of type {type}',
  'sentence.signDataGeneric': 'Sign data',
  'sentence.signTransactions': {
    one: 'Sign {count} transaction',
    other: 'Sign {count} transactions',
  },

  // The button that approves
  'verb.signIn': 'Sign in',
  'verb.sign': 'Sign',
  'verb.send': 'Send',
  'verb.swap': 'Swap',
  'verb.allow': 'Allow',
  'verb.revoke': 'Remove',
  'verb.approve': 'Approve',
  'verb.deploy': 'Deploy',
  armingHint: 'The button works once you’ve seen the request.',
  armedHint: 'You can answer now.',
  tooEarly: 'That was too quick. Read the request, then press again.',
  coveredHint: 'Something covers this window. Close it, or continue in a new window.',
  hiddenHint: 'Scroll until you see the whole button.',

  // Effects on the account
  changes: 'Expected result',
  changesFixed: 'Result',
  youSend: 'You send',
  youReceive: 'You receive',
  youAllow: 'May be spent',
  unlimited: 'Unlimited {symbol}',
  allOf: 'All {symbol}',
  allowedUntil: 'Until {time}',
  allowedBy: 'By {party}',
  unlisted: 'Unlisted token',
  noChanges: 'No tokens move.',
  simulated: 'Simulated on the network. The result can still change.',

  // Facts
  to: 'To',
  spender: 'Spender',
  contract: 'Contract',
  firstTime: 'First time',
  account: 'Account',
  network: 'Network',
  fee: 'Network fee',
  feeAtMost: 'At most {amount}',
  free: 'Free',
  message: 'Message',
  emptyMessage: 'The message is empty.',
  sourceSelector: 'The name of this call is a guess and unverified.',

  // Details
  details: 'Details',
  rawData: 'Raw data',
  copyRaw: 'Copy raw data',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy',

  // Warnings
  'warning.domainMismatch': 'This sign-in is for {domain}, not for the site that asks. The wallet won’t sign it.',
  'warning.domainMismatchGeneric': 'This sign-in is for another site. The wallet won’t sign it.',
  'warning.chainMismatch': 'This data is for another network than the one that the app uses. The wallet won’t sign it.',
  'warning.ownAccountData': 'This data could change who controls your account. The wallet won’t sign it.',
  'warning.delegation': 'This data would give away control of your account. The wallet won’t sign it.',
  'warning.blindHash': 'This message is a code that nobody can read. Signing it could move your funds.',
  'warning.fails': 'This transaction will fail. You would only pay its fee.',
  'warning.notSimulated': 'The wallet couldn’t simulate this request, so its result is unknown.',
  'warning.unknownContract': 'The wallet can’t read what this contract does.',
  'warning.unlimitedAllowance': 'The spender could take all your {symbol}, now and later.',
  'warning.unlimitedAllowanceGeneric': 'The spender could take all your tokens of this kind, now and later.',
  'warning.allowanceToAccount': 'The spender is a person’s account, not a contract. This is a common scam.',
  'warning.unlistedAsset': '{symbol} isn’t on the wallet’s list. It may imitate another token.',
  'warning.unlistedAssetGeneric': 'A token isn’t on the wallet’s list. It may imitate another one.',
  'warning.firstRecipient': 'You haven’t sent to this address before. Check every character.',
  'warning.missingFunds': 'You need {amount} more for this.',
  'warning.missingFundsGeneric': 'You don’t have enough funds for this.',
  'warning.expiredData': 'This request has expired. It may have no effect.',
  'warning.hiddenCharacters': 'The text contains hidden characters. It may not mean what it shows.',
  'warning.marketplaceOrder': 'If someone accepts this order, your items move without another question.',
  'warning.outcomeChanged': 'The result changed since you looked. Check it again.',
  blockedTitle: 'The wallet won’t sign this',

  // Failure of the node
  failedTitle: 'Couldn’t check this request',
  failedDetail: 'The network didn’t answer. Nothing was signed.',

  // The wallet's own window
  continueInWindow: 'Continue in a new window',
  openWindow: 'Open window',
  windowTitle: 'Continue in the wallet’s window',
  windowDetail: 'It may be behind this one.',
  windowBlockedTitle: '{origin} wants to continue in your wallet’s window',
  windowBlockedDetail: 'Your browser blocked the window. Open it here.',
  windowClosed: 'The window was closed. Nothing was signed.',
  pageTitle: 'Open your wallet’s settings',
  pageDetail: 'They open in the wallet’s own window.',

  // Unlock
  unlockTitle: 'Unlock your wallet',
  unlockDetail: 'This browser can’t open it yet.',
  withPasskey: 'Use passkey',
  withPasskeyDetail: 'Fingerprint, face or device PIN',
  withPassword: 'Use password',
  withPasswordDetail: 'The wallet password that you chose',
  withWindow: 'Use this browser’s wallet window',
  withWindowDetail: 'If you’ve used the wallet here before',
  password: 'Wallet password',
  unlock: 'Unlock',
  noWayTitle: 'No way to unlock here',
  linkWaiting: 'Continue in the wallet’s window. It may be behind this one.',

  // Login inside the wallet
  loginTitle: 'Log in again',
  loginDetail: 'We’ll send a code to {email}.',
  sendCode: 'Send code',
  code: 'Code',
  codeSent: 'Code sent to {email}',
  logIn: 'Log in',

  // Protect
  protectTitle: 'Protect your wallet',
  protectDetail:
    'Only this browser can open your wallet. If you lose it, your funds depend on {operator}, who could recover the wallet until you add two ways to unlock it.',
  addPasskey: 'Add passkey',
  addPasskeyDetail: 'Fingerprint, face or device PIN',
  addPassword: 'Add password',
  addPasswordDetail: 'Works in every browser',
  later: 'Not now',
  newPassword: 'New wallet password',
  passwordRule: 'At least 12 characters. {operator} can’t reset it.',
  savePassword: 'Save password',
  passwordShort: 'Use at least 12 characters.',
  working: 'Working…',
  protectedTitle: 'Wallet protected',
  protectedDetail: 'Test it and add a second way in the wallet’s settings.',

  // Problems
  'problem.password-wrong': 'That password isn’t right.',
  'problem.triesLeft': {
    one: 'That password isn’t right. {count} try left.',
    other: 'That password isn’t right. {count} tries left.',
  },
  'problem.too-many-passwords': 'Too many wrong passwords. Try again later.',
  'problem.waitMinutes': {
    one: 'Too many wrong passwords. Try again in {count} minute.',
    other: 'Too many wrong passwords. Try again in {count} minutes.',
  },
  'problem.path-not-found': 'This way to unlock was removed. Use another one.',
  'problem.path-damaged': 'This way to unlock is damaged. Use another one.',
  'problem.address-mismatch': 'The server names another wallet than this browser knows. Nothing was opened.',
  'problem.older-server': 'The server is older than this browser’s data. Contact {operator}.',
  'problem.unreachable': 'Can’t reach the wallet’s server. Check your connection and try again.',
  'problem.login-again': 'Log in again to continue.',
  'problem.code-wrong': 'That code isn’t right.',
  'problem.codesLeft': {
    one: 'That code isn’t right. {count} try left.',
    other: 'That code isn’t right. {count} tries left.',
  },
  'problem.code-expired': 'Code expired. Send a new one.',
  'problem.too-many-codes': 'Too many codes. Check your spam folder or try again later.',
  'problem.email-invalid': 'Enter a valid email address.',
  'problem.last-path': 'The last way to unlock can’t be removed.',
  'problem.failed': 'That didn’t work. Try again.',
  'problem.canceled': 'No passkey was used. Try again, or unlock another way.',
  'problem.unsupported': 'This browser has no passkeys. Use another way.',
  'problem.noKeys': 'This passkey can’t open wallets. Use another passkey or a password.',
  'problem.popup-blocked': 'Your browser blocked the window. Press the button again.',
  'problem.popup-closed': 'The window was closed before the wallet opened.',
} as const

/** Translation of the messages. */
export type ApprovalMessages = TranslationOf<typeof approvalEn>
