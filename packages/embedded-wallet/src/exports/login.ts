/** The email field of the Connect view, separate from the views, which load later. */
export { loginByEmail } from '../modal/loginByEmail'
