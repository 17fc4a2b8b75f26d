/**
 * Starts the default features for users without a wallet. They load with the modal, if the options enable them. Call
 * it after the app's own features have started.
 */
export { startLoginByEmail as start } from '@openappkit/embedded-wallet/login'
