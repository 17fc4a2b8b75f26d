/** Checks of wallet requests that the library starts but doesn't await. */
const uncheckedByLibrary = ['isValidDisconnect', 'isValidEmit', 'isValidExtend', 'isValidPing'] as const

type Check = (input: unknown) => Promise<void>

/** Methods of the library's engine to guard. The library's types don't list them. */
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
 * @param hasSession - Returns whether the library has a session with this topic.
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
  // The library also checks updates, but stores even invalid ones.
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
