/** Choosing networks in the modal, for the views that offer them. */
export { chooseNetwork } from '../network/chooseNetwork'
export { switchActiveChain } from '../network/switchActiveChain'
