export { type BareOptions, createAppKit } from '../kit/createBareAppKit'
