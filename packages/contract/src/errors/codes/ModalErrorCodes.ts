/**
 * Codes for the modal and its views.
 * @category Modal
 */
export interface ModalErrorCodes {
  /**
   * A language's messages didn't load. The modal shows English.
   * Do: check that the app's files are reachable.
   */
  'i18n/load-failed': true
  /**
   * The option `locale` names a language without a translation, so the modal shows English. Reported in development.
   * Do: pass one of the languages in the message.
   */
  'i18n/not-translated': true
  /**
   * The user closed the modal before the action completed.
   * Do: nothing. The user chose to leave.
   */
  'modal/closed': true
  /**
   * The modal's code didn't load.
   * Do: check the connection. The next click tries again.
   */
  'modal/load-failed': true
  /**
   * The theme mode isn't `dark`, `light` or `auto`.
   * Do: pass one of them.
   */
  'theme/invalid-mode': true
  /**
   * The code that reads `themeVariables` didn't load. The modal keeps its default look.
   * Do: nothing. The next theme change tries again.
   */
  'theme/load-failed': true
  /**
   * The modal was mounted on a server.
   * Do: mount it in the browser.
   */
  'ui/no-dom': true
  /**
   * `useKit` or a modal component ran outside the modal.
   * Do: use it in a view.
   */
  'ui/no-kit': true
  /**
   * A view failed to render. The modal offers "Try again".
   * Do: report the error with its `cause`.
   */
  'view/failed': true
  /**
   * `open`, `redirect` or `replace` names a view whose feature is off.
   * Do: turn on the flag in the message, or don't open the view.
   */
  'view/feature-off': true
  /**
   * A view's code didn't load. The modal offers "Try again".
   * Do: check that the app's files are reachable.
   */
  'view/load-failed': true
  /**
   * `open`, `redirect` or `replace` names a view that doesn't exist, or whose feature isn't installed.
   * Do: check the name and `modules`.
   */
  'view/not-found': true
}
