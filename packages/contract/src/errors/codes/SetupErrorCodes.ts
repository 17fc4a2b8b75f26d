/**
 * Codes for options, adapters and the kit itself.
 * @category Setup
 */
export interface SetupErrorCodes {
  /**
   * `networks` includes no network of the adapter's chain family.
   * Do: add one to `networks`.
   */
  'adapter/no-networks': true
  /**
   * The namespace has no adapter.
   * Do: add its adapter to `adapters`.
   */
  'adapter/not-found': true
  /**
   * The chain can't do this: it doesn't have its own adapter, or the request's `kind` belongs to another chain.
   * Do: add the chain's adapter to `adapters`, or pass the `kind` that the message names.
   */
  'adapter/unsupported': true
  /**
   * `networks` includes no network of the namespace.
   * Do: add one to `networks`.
   */
  'chains/namespace-not-configured': true
  /**
   * The app called a kit method after `destroy()`.
   * Do: create a new kit.
   */
  'kit/destroyed': true
  /**
   * A hook or button ran before `createAppKit`, or outside its provider.
   * Do: call `createAppKit` first, or wrap the app in `AppKitProvider`.
   */
  'kit/missing': true
  /**
   * `networks` is empty.
   * Do: pass at least one network.
   */
  'options/no-networks': true
  /**
   * `updateOptions` or `updateFeatures` received an option that can't change. Nothing was changed.
   * Do: create a new kit with the option.
   */
  'options/read-only': true
  /**
   * The options have both `siwx` and `siweConfig`.
   * Do: keep one. `siwx` works on every chain.
   */
  'options/siwx-conflict': true
  /**
   * `createSignIn` received a `nonces` store without a `secret`, or a secret shorter than 32 characters.
   * Do: give all servers the same random secret.
   */
  'options/siwx-invalid-secret': true
}
