/** The text of sign-in messages, pure: the same in a page and on a server. */
export { assertSafe } from '../message/assertSafe'
export { createNonce } from '../message/createNonce'
export { formatMessage } from '../message/formatMessage'
export { isCurrent } from '../message/isCurrent'
export { isMessageOf } from '../message/isMessageOf'
export { type ParsedMessage, type ParseMessageOptions, parseMessage } from '../message/parseMessage'
