/** Reason why a request can't use a project. Clients compare the text, which the protocol defines. */
export type Refusal = 'Unauthorized: invalid key' | 'Unauthorized: origin not allowed'

/** Checks whether a request may use a project. Results are cached, so a check is cheap. */
export interface ProjectGate {
  /**
   * Resolves with undefined if the project is enabled and, if there is an origin, allows it. Otherwise resolves with
   * the reason.
   */
  check(projectId: string | undefined, origin: string | undefined): Promise<Refusal | undefined>
}
