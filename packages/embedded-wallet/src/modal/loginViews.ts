/** One chunk: the views of a login by email. The Connect view's field loads without them. */
export { EmailLoginView } from './EmailLoginView'
export { EmailVerifyDeviceView } from './EmailVerifyDeviceView'
export { EmailVerifyOtpView } from './EmailVerifyOtpView'
