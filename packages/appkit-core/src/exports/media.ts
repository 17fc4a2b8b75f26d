/** Pictures of wallets and accounts, for whoever draws them. */
export { type AvatarShapes, avatarShapes } from '../media/avatarShapes'
export { safeImageUrl } from '../media/safeImageUrl'
