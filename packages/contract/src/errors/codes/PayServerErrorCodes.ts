/**
 * Codes of the merchant's server kit.
 * @category Payments on the server
 */
export interface PayServerErrorCodes {
  /**
   * The invoice has another amount or currency than the merchant's order. Nothing was proven.
   * Do: don't deliver, and find out which order the invoice belongs to.
   */
  'pay/amount-mismatch': true
  /**
   * The node of a chain didn't answer, or answered for another chain.
   * Do: check the URL in `rpcUrls`, and verify again.
   */
  'pay/chain-unavailable': true
  /**
   * The order has another invoice or is paid, or another request used the idempotency key.
   * Do: list the order's invoices.
   */
  'pay/conflict': true
  /**
   * An option of `createPayServer` is missing or invalid.
   * Do: fix the option that the message names.
   */
  'pay/invalid-option': true
  /**
   * A parameter is invalid, or the backend rejected the request. `details` has the backend's reason.
   * Do: fix the parameter.
   */
  'pay/invalid-request': true
  /**
   * The backend's response can't be read, or is about something else than the request.
   * Do: check that `url` is the backend, and that its version matches.
   */
  'pay/invalid-response': true
  /**
   * The chain has no node in `rpcUrls`, so its payments can't be proven.
   * Do: add the URL of a node that you trust.
   */
  'pay/no-rpc-url': true
  /**
   * The payments cover the price, but aren't final yet.
   * Do: verify again later.
   */
  'pay/not-final': true
  /**
   * The merchant has no such invoice, or the invoice has no such payment.
   * Do: check the ID and the API key.
   */
  'pay/not-found': true
  /**
   * A payment that the backend lists isn't on the chain, failed, or pays another recipient or asset.
   * Do: don't deliver. If your node lags behind, verify again.
   */
  'pay/not-on-chain': true
  /**
   * The invoice belongs to another order. Nothing was proven.
   * Do: don't deliver, and find out which order the invoice belongs to.
   */
  'pay/order-mismatch': true
  /**
   * The backend has too many requests. `retryAfter` has the seconds to wait.
   * Do: wait, and send the request again.
   */
  'pay/rate-limited': true
  /**
   * The invoice asks payers to pay an address that isn't the merchant's. Nothing was proven.
   * Do: don't deliver, and check who has access to the backend.
   */
  'pay/recipient-mismatch': true
  /**
   * The payments on the chain are worth less than the price.
   * Do: don't deliver. If your settings allow a tolerance, pass it as `tolerance`.
   */
  'pay/too-little': true
  /**
   * The backend rejected the API key.
   * Do: check `apiKey` and the merchant's `apiKeyHash`.
   */
  'pay/unauthorized': true
  /**
   * The backend didn't answer in time, or failed.
   * Do: send the request again with the same idempotency key.
   */
  'pay/unavailable': true
  /**
   * A webhook's headers or body are missing, too large or unreadable.
   * Do: respond with 400. Pass the body as it arrived, not parsed JSON.
   */
  'pay/webhook-malformed': true
  /**
   * No signature of a webhook matches its content and a secret.
   * Do: respond with 401, and check `webhookSecrets`.
   */
  'pay/webhook-signature': true
  /**
   * A webhook is more than five minutes old, or from the future.
   * Do: respond with 400, and check the server's clock. The backend signs each attempt again.
   */
  'pay/webhook-stale': true
}
