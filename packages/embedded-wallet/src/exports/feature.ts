export { embeddedWallet } from '../modal/embeddedWallet'
