/**
 * Codes for alerts, which report setup mistakes.
 * @category Alerts
 */
export interface AlertErrorCodes {
  /**
   * Network Not Found: `networks` doesn't include the network.
   * Do: add it to `networks`, or call `addNetwork` first.
   */
  'alert/APKT001': true
  /**
   * Invalid App Configuration: the project doesn't allow the app's origin.
   * Do: run the command in the message, or add the origin in the provider's dashboard.
   */
  'alert/APKT002': true
  /**
   * Session Expired: the relay received a token with a date in the future.
   * Do: check the device's clock, then connect again.
   */
  'alert/APKT006': true
  /**
   * Invalid App Configuration: the backend doesn't recognize the project ID.
   * Do: check `projectId`. The message names the commands that list and create projects.
   */
  'alert/APKT007': true
  /**
   * Project ID Not Configured: the app uses WalletConnect or the wallet directory without a backend.
   * Do: pass `projectId`, or `cloud` for your own backend.
   */
  'alert/APKT008': true
  /**
   * Server Error: the backend failed to return the project's allowed origins.
   * Do: try again later.
   */
  'alert/APKT009': true
  /**
   * Rate Limited: the backend has received too many requests.
   * Do: wait a moment, then try again.
   */
  'alert/APKT010': true
}
