/**
 * Codes for the backend and storage.
 * @category Backend and storage
 */
export interface CloudErrorCodes {
  /**
   * The request was canceled: the modal closed, a newer request replaced it, or the kit was destroyed.
   * Do: nothing.
   */
  'cloud/aborted': true
  /**
   * A list failed to load for a reason without its own code. See `cause`.
   * Do: try again.
   */
  'cloud/failed': true
  /**
   * The backend rejected the request. `status` is the HTTP status; `details` is its first reason.
   * Do: see `details`.
   * @throws {CloudError}
   */
  'cloud/http': true
  /**
   * The backend's response can't be read, such as a web page of another server. `details` is its content type.
   * Do: check the URL in `cloud`. See `cause`.
   */
  'cloud/invalid-response': true
  /**
   * The backend received too many requests to return the project's allowed origins (`RATE_LIMITED`).
   * Do: wait a moment, then try again.
   */
  'cloud/rate-limited': true
  /**
   * The backend failed to return the project's allowed origins (`SERVER_ERROR`).
   * Do: check the server's log.
   */
  'cloud/server-error': true
  /**
   * The backend didn't answer within ten seconds.
   * Do: try again.
   */
  'cloud/timeout': true
  /**
   * The backend can't be reached.
   * Do: start the backend, and check the connection and the URL in `cloud`.
   */
  'cloud/unreachable': true
  /**
   * The browser didn't store the value. It stays in memory for this visit.
   * Do: nothing.
   */
  'storage/unavailable': true
}
