/** Width and height of the account's avatar in px. */
export const avatarSize: number = 48
