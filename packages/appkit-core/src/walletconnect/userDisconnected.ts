/** Reason for ending a session, proposal or request, as the protocol defines it. */
export const userDisconnected: { readonly code: number; readonly message: string } = {
  code: 6000,
  message: 'User disconnected.',
}
