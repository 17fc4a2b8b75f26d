/** Checks that the library starts for a wallet's request without awaiting them. */
const uncheckedByLibrary = ['isValidDisconnect', 'isValidEmit', 'isValidExtend', 'isValidPing'] as const

type Check = (input: unknown) => Promise<void>

/** Methods of the library's engine to guard, which its types don't list. */
export interface LibraryEngine extends Record<(typeof uncheckedByLibrary)[number], Check> {
  isValidUpdate: Check
  onSessionUpdateRequest(topic: string, request: { readonly id: number; readonly params: object }): Promise<void>
  sendError(answer: { readonly id: number; readonly topic: string; readonly error: unknown }): Promise<void>
  deleteSession(input: { readonly topic: string }): Promise<void>
}

/**
 * Prevents unhandled rejections from wallet messages that arrive too late or violate the protocol. A wallet may end its
 * session twice or announce a change right after the end, and the library then looks for a deleted record.
 *
 * @param hasSession - Returns whether the library has the session of a topic.
 */
export function guardEngine(engine: LibraryEngine, hasSession: (topic: string) => boolean): void {
  for (const name of uncheckedByLibrary) {
    const check = engine[name]
    engine[name] = input => {
      const checked = check(input)
      // Return the same promise, so callers that await it still get the error.
      checked.catch(() => {})
      return checked
    }
  }
  const { deleteSession, isValidUpdate, onSessionUpdateRequest } = engine
  // The library also checks an update, but stores it even if invalid.
  engine.onSessionUpdateRequest = async (topic, request) => {
    try {
      await isValidUpdate({ topic, ...request.params })
    } catch (error) {
      return engine.sendError({ id: request.id, topic, error })
    }
    return onSessionUpdateRequest(topic, request)
  }
  // Runs after the response to the wallet. The session may be gone by then.
  engine.deleteSession = async input => {
    if (hasSession(input.topic)) await deleteSession(input)
  }
}
