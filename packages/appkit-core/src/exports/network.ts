/** Network selection in the modal, for views. */
export { chooseNetwork } from '../network/chooseNetwork'
export { switchActiveChain } from '../network/switchActiveChain'
