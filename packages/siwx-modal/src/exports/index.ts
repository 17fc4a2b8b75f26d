export { type SignInEventProperties, siwx } from '../siwx'
