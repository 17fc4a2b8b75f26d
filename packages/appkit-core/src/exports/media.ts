/** Pictures of wallets and accounts, for whoever draws them. */
export { connectorImageIds } from '../connectors/connectorImageIds'
export { type AvatarShapes, avatarShapes } from '../media/avatarShapes'
export { safeImageUrl } from '../media/safeImageUrl'
