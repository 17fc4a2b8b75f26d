/** One chunk: what a login by email shows. */
export { EmailLoginView } from './EmailLoginView'
export { EmailMethod } from './EmailMethod'
export { EmailVerifyDeviceView } from './EmailVerifyDeviceView'
export { EmailVerifyOtpView } from './EmailVerifyOtpView'
