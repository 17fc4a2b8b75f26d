/** Images of wallets and accounts, for components that draw them. */
export { type AvatarShapes, avatarShapes } from '../media/avatarShapes'
export { safeImageUrl } from '../media/safeImageUrl'
