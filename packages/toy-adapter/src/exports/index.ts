export { ToyChain } from '../chain/ToyChain'
export { ToyPage } from '../chain/ToyPage'
export { ToyWallet } from '../chain/ToyWallet'
export { ToyAdapter } from '../ToyAdapter'
