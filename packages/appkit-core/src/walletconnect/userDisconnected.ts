/** What ends a session, a proposal or a request for one, in the words of the protocol. */
export const userDisconnected: { readonly code: number; readonly message: string } = {
  code: 6000,
  message: 'User disconnected.',
}
