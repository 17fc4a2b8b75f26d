/** One chunk: the settings of the embedded wallet. */
export { UpdateEmailPrimaryOtpView, UpdateEmailSecondaryOtpView } from './UpdateEmailCodeView'
export { UpdateEmailWalletView } from './UpdateEmailWalletView'
export { WalletSettingsView } from './WalletSettingsView'
