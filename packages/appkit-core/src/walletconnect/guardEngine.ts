/** Checks that the library starts for a request of the wallet and doesn't wait for. */
const uncheckedByLibrary = ['isValidDisconnect', 'isValidEmit', 'isValidExtend', 'isValidPing'] as const

type Check = (input: unknown) => Promise<void>

/** What is guarded of the library's engine: methods that its types don't list. */
export interface LibraryEngine extends Record<(typeof uncheckedByLibrary)[number], Check> {
  isValidUpdate: Check
  onSessionUpdateRequest(topic: string, request: { readonly id: number; readonly params: object }): Promise<void>
  sendError(answer: { readonly id: number; readonly topic: string; readonly error: unknown }): Promise<void>
  deleteSession(input: { readonly topic: string }): Promise<void>
}

/**
 * Keeps messages of a wallet that come too late, or that the protocol doesn't allow, from ending as unhandled rejections of the page.
 * A wallet may end its session twice, or announce a change right after the end; the library then looks for a record that it has deleted.
 *
 * @param hasSession - whether the library has the session of a topic.
 */
export function guardEngine(engine: LibraryEngine, hasSession: (topic: string) => boolean): void {
  for (const name of uncheckedByLibrary) {
    const check = engine[name]
    engine[name] = input => {
      const checked = check(input)
      // The same promise: callers that wait for it still get the error.
      checked.catch(() => {})
      return checked
    }
  }
  const { deleteSession, isValidUpdate, onSessionUpdateRequest } = engine
  // The library checks an update, too, and stores it even if it is invalid.
  engine.onSessionUpdateRequest = async (topic, request) => {
    try {
      await isValidUpdate({ topic, ...request.params })
    } catch (error) {
      return engine.sendError({ id: request.id, topic, error })
    }
    return onSessionUpdateRequest(topic, request)
  }
  // It runs once the wallet's message is answered. By then the session may be gone.
  engine.deleteSession = async input => {
    if (hasSession(input.topic)) await deleteSession(input)
  }
}
