/** Text of sign-in messages. Pure functions for browsers and servers. */
export { assertSafe } from '../message/assertSafe'
export { createNonce } from '../message/createNonce'
export { formatMessage } from '../message/formatMessage'
export { isCurrent } from '../message/isCurrent'
export { isMessageOf } from '../message/isMessageOf'
export { type ParsedMessage, type ParseMessageOptions, parseMessage } from '../message/parseMessage'
