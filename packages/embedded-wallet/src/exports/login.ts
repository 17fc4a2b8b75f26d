/** The row of the Connect view for a login by email, separate from the views, which load later. */
export { startLoginByEmail } from '../modal/startLoginByEmail'
